import { ARTIST } from './cast.ts';

/** Fields of an NFT's data, with their packed types. */
export type Attributes = Readonly<Record<string, readonly [type: string, value: unknown]>>;

/** In the form of AtomicAssets. */
export function attributes(data: Attributes): { key: string; value: readonly unknown[] }[] {
  return Object.entries(data).map(([key, value]) => ({ key, value }));
}

const text = (value: string): readonly [string, string] => ['string', value];
const texts = (...values: string[]): readonly [string, string[]] => ['STRING_VEC', values];

/** Well-formed content ids without content. */
const PICTURES = [
  'QmVEUU1e6kn5hJmVcdvFNUhVwVLC1GfC87sWdCGoabuYri',
  'QmSNEtW5r6K4md8n12d8P7SMmJXFLfxZGABK2XPKUgwJy3',
  'QmUZaMua7betQF4dPUGXEHoyNfi3dC73gDVkyDHqCNSpBx',
  'QmV1PsD9anLHPMeR5mvz2AduXHKr8B6gJmjxSBZKti6ioc',
] as const;

const collection = (
  author: string,
  collection_name: string,
  market_fee: number,
  data: Attributes,
) => ({
  author,
  collection_name,
  allow_notify: true,
  authorized_accounts: [author],
  notify_accounts: [],
  market_fee,
  data: attributes(data),
});

export const COLLECTIONS = [
  collection(ARTIST, 'pronghornart', 0.05, {
    name: text('Pronghorns of the Plains'),
    img: text(PICTURES[0]),
    description: text('Animals of the steppe, drawn for the test chain.'),
    url: text('https://pronghorns.example'),
  }),
  collection('mallory', 'malloryfakes', 0.15, {
    name: text('"><img src=x onerror=alert(1)>'),
    description: text('\u202eSnohgnorp laiciffo\u202c <b>Claim yours</b>'),
    url: text('javascript:alert(document.domain)'),
  }),
];

const cards = { author: ARTIST, collection_name: 'pronghornart', schema_name: 'cards' };
const media = { author: ARTIST, collection_name: 'pronghornart', schema_name: 'media' };
const fakes = { author: 'mallory', collection_name: 'malloryfakes', schema_name: 'fakes' };

export const SCHEMAS = [
  {
    ...cards,
    format: [
      { name: 'name', type: 'string' },
      { name: 'img', type: 'ipfs' },
      { name: 'rarity', type: 'string' },
      { name: 'speed', type: 'uint16' },
      { name: 'height', type: 'double' },
      { name: 'foil', type: 'bool' },
      { name: 'herd', type: 'uint64' },
      { name: 'temperature', type: 'int32' },
      { name: 'habitats', type: 'string[]' },
      { name: 'lore', type: 'string' },
      { name: 'level', type: 'uint16' },
    ],
  },
  {
    ...media,
    format: [
      { name: 'name', type: 'string' },
      { name: 'img', type: 'image' },
      { name: 'video', type: 'string' },
      { name: 'audio', type: 'string' },
      { name: 'model', type: 'string' },
      { name: 'pdf', type: 'string' },
      { name: 'level', type: 'uint16' },
    ],
  },
  {
    ...fakes,
    format: [
      { name: 'name', type: 'string' },
      { name: 'img', type: 'image' },
      { name: '__proto__', type: 'string' },
      { name: '<b>field</b>', type: 'string' },
      { name: 'level', type: 'uint16' },
    ],
  },
];

const card = (name: string, rarity: string, speed: number, img: string): Attributes => ({
  name: text(name),
  img: text(img),
  rarity: text(rarity),
  speed: ['uint16', speed],
  height: ['float64', (0.6 + speed / 200).toFixed(2)],
  foil: ['uint8', speed % 2],
  herd: ['uint64', '18446744073709551615'],
  temperature: ['int32', -18],
  habitats: texts('steppe', 'sagebrush', '草原'),
});

/** Templates with the owners of their assets, in order of asset ids. */
export const TEMPLATES: readonly {
  author: string;
  collection_name: string;
  schema_name: string;
  /** 0 is unlimited. */
  max_supply: number;
  owners: string[];
  data: Attributes;
}[] = [
  {
    ...cards,
    max_supply: 10,
    owners: ['alice', 'alice', 'alice', 'bob', 'carol'],
    data: card('Golden Buck', 'legendary', 88, PICTURES[0]),
  },
  {
    ...cards,
    max_supply: 0,
    owners: ['alice', 'bob', 'bob', 'dave', 'grace', 'judy'],
    data: card('Running Doe', 'rare', 79, PICTURES[1]),
  },
  {
    ...cards,
    max_supply: 100,
    owners: ['alice', 'alice', 'carol', 'heidi'],
    data: { ...card('دان القطيع', 'common', 61, PICTURES[2]), lore: text('x'.repeat(600)) },
  },
  {
    ...media,
    max_supply: 3,
    owners: ['alice', 'carol', 'erin'],
    data: {
      name: text('Dawn on the Plain'),
      img: text(PICTURES[3]),
      video: text(PICTURES[1]),
      audio: text('https://sounds.example/dawn.mp3'),
    },
  },
  {
    ...media,
    max_supply: 0,
    owners: ['alice', 'frank'],
    data: {
      name: text('Skull, to be turned'),
      img: text('https://pictures.example/skull.png'),
      model: text(PICTURES[2]),
      pdf: text('https://papers.example/skull.pdf'),
    },
  },
  {
    ...fakes,
    max_supply: 0,
    owners: ['alice', 'bob', 'carol', 'alice'],
    data: {
      name: text('<script>alert(document.domain)</script>'),
      img: text('javascript:alert(1)'),
      ['__proto__']: text('{"polluted":true}'),
      '<b>field</b>': text('data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='),
    },
  },
  {
    ...fakes,
    max_supply: 0,
    owners: ['alice'],
    data: {
      name: text('\u202eelbatcelloC laiciffO\u202c \u200b\u2067Claim at https://phishing.example'),
      img: text('//phishing.example/x.svg'),
    },
  },
];

/** Assets without a template or without a name. */
export const UNIQUE: readonly {
  author: string;
  collection_name: string;
  schema_name: string;
  owner: string;
  data: Attributes;
}[] = [
  { ...cards, owner: 'alice', data: { name: text('One of a kind'), img: text(PICTURES[3]) } },
  { ...cards, owner: 'alice', data: {} },
  { ...fakes, owner: 'bob', data: { name: text('Z\u0351\u0364a\u0350l\u0352g\u0353o\u0354') } },
];
