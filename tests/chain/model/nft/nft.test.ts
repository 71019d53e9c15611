import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { atomicNft, NFT_MEDIA, simpleNft } from '#src/chain/model/nft/nft.ts';
import { IPFS_GATEWAY, mediaUrl } from '#src/chain/model/nft/picture.ts';
import { recordOf } from '#src/chain/rpc/json.ts';
import { hostileRow, TOTALITY } from '../hostile.ts';

const CID_V1 = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const RAW_CID = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
const CID = 'QmUZaMua7betQF4dPUGXEHoyNfi3dC73gDVkyDHqCNSpBx';

const asset = {
  contract: 'atomicassets',
  asset_id: '1099851897745',
  owner: 'taco',
  collection: { collection_name: 'tacos', author: 'chef' },
  template: {
    template_id: '7',
    max_supply: '0',
    issued_supply: '1127',
    immutable_data: { name: 'Seeds', img: CID, rarity: 'uncommon' },
  },
  immutable_data: { rarity: 'forged', video: 'https://a.example/v.mp4' },
  mutable_data: { name: 'Nickname', audio: `ipfs://${CID}/a.mp3` },
  template_mint: '3',
};

describe('an asset of AtomicAssets', () => {
  it('has its template merged into what cannot change', () => {
    expect(atomicNft(asset)).toEqual({
      contract: 'atomicassets',
      id: '1099851897745',
      link: '/nft/1099851897745',
      name: 'Seeds',
      owner: 'taco',
      author: 'chef',
      collection: 'tacos',
      idata: { name: 'Seeds', img: CID, rarity: 'uncommon', video: 'https://a.example/v.mp4' },
      mdata: asset.mutable_data,
      image: IPFS_GATEWAY + CID,
      video: 'https://a.example/v.mp4',
      audio: `${IPFS_GATEWAY}${CID}/a.mp3`,
      model: null,
      stage: null,
      skybox: null,
      pdf: null,
      schema: null,
      mint: '3',
      editionSize: '1127',
    });
  });

  it('is named by what cannot change, else by what can, else by its id', () => {
    const bare = { ...asset, template: null };
    expect(atomicNft(bare)?.name).toBe('Nickname');
    expect(atomicNft({ ...bare, mutable_data: { name: '' } })?.name).toBe('1099851897745');
    expect(atomicNft({ ...bare, immutable_data: { name: 'Own' } })?.name).toBe('Own');
  });

  it('has an edition of the most there may be, else of those there are', () => {
    const of = (template: unknown) => atomicNft({ ...asset, template })?.editionSize;
    expect(of({ max_supply: '5000', issued_supply: '7' })).toBe('5000');
    expect(of({ max_supply: 0, issued_supply: 7 })).toBe('7');
    expect(of(null)).toBeNull();
    expect(atomicNft({ ...asset, template_mint: '0' })?.mint).toBeNull();
  });
});

describe('an asset of SimpleAssets', () => {
  const row = {
    assetId: '100000000000079',
    author: 'games',
    owner: 'alice',
    category: 'swords',
    idata: JSON.stringify({ name: 'Blade', img: CID, mint: 4 }),
    mdata: { image: 'https://a.example/now.png', total_minted: '90' },
  };

  it('is read from data that is JSON within the JSON, or is not', () => {
    expect(simpleNft(row)).toMatchObject({
      contract: 'simpleassets',
      id: '100000000000079',
      link: '/nft/100000000000079',
      name: 'Blade',
      owner: 'alice',
      author: 'games',
      collection: 'swords',
      image: IPFS_GATEWAY + CID,
      mint: '4',
      editionSize: '90',
      idata: { name: 'Blade' },
    });
  });

  it('has no name where its data has none', () => {
    expect(simpleNft({ ...row, idata: '{cut' })).toMatchObject({
      name: null,
      idata: {},
      image: 'https://a.example/now.png',
    });
    expect(simpleNft({ ...row, idata: '[]', mdata: '{"name":"Late"}' })?.name).toBe('Late');
  });
});

describe('an asset that says little', () => {
  it('has no owner, author or collection', () => {
    const none = { owner: '', author: '', collection: '', mint: null, editionSize: null };
    expect(atomicNft({ asset_id: 7 })).toMatchObject({ ...none, id: '7', name: '7' });
    expect(simpleNft({ assetId: '7' })).toMatchObject({ ...none, id: '7', name: null });
    expect([atomicNft({}), simpleNft({})]).toEqual([null, null]);
  });

  it.each(['mint', 'mint_num', 'mint_number'])('has its number in the field %s', (field) => {
    expect(simpleNft({ assetId: 7, idata: { [field]: 3 } })?.mint).toBe('3');
  });

  it.each(['total_minted', 'totalminted', 'max_supply', 'issued_supply'])(
    'has the size of its edition in the field %s',
    (field) => expect(simpleNft({ assetId: 7, mdata: { [field]: '90' } })?.editionSize).toBe('90'),
  );

  it.each(NFT_MEDIA)('shows what its data call %s', (medium) => {
    const shown = simpleNft({ assetId: 7, idata: { [medium]: 'https://a.example/x' } });
    const media = NFT_MEDIA.filter((one) => shown?.[one] !== null);
    expect(media).toEqual([medium]);
  });
});

describe('a medium', () => {
  it.each([
    [CID, IPFS_GATEWAY + CID],
    [`${CID}/a b".png`, `${IPFS_GATEWAY}${CID}/a%20b%22.png`],
    [`ipfs://ipfs/${CID}`, IPFS_GATEWAY + CID],
    ['http://a.example/x', 'http://a.example/x'],
    ['javascript:alert(1)', null],
    ['javascript:https://a.example', null],
    [CID_V1, IPFS_GATEWAY + CID_V1],
    [`${RAW_CID}/a.png`, `${IPFS_GATEWAY}${RAW_CID}/a.png`],
    ['baffled', null],
    ['bafybei-is-no-cid.example', null],
    [' https://a.example/x ', 'https://a.example/x'],
    [`ipfs://bafybeigdyrzt`, `${IPFS_GATEWAY}bafybeigdyrzt`],
    ['https://a.example/ipfs://ipfs/x', 'https://a.example/ipfs://ipfs/x'],
    ['data:text/html,x', null],
    ['//a.example/x', 'https://a.example/x'],
    ['a.example/x.png', 'https://a.example/x.png'],
    [`gateway.example/ipfs/${CID}`, `https://gateway.example/ipfs/${CID}`],
    [`ipfs:${CID}`, IPFS_GATEWAY + CID],
    [`ipfs:/${CID}`, IPFS_GATEWAY + CID],
    [`ipfs:///${CID}`, IPFS_GATEWAY + CID],
    [`dweb:/ipfs/${CID}`, IPFS_GATEWAY + CID],
    [`./ipfs/${CID}`, IPFS_GATEWAY + CID],
    [`"${CID}"`, IPFS_GATEWAY + CID],
    [`https://gateway.example/ipfs/ipfs://${CID}/1.png`, `${IPFS_GATEWAY}${CID}/1.png`],
    [`https://gateway.example/ipfs/ipfs/${CID}`, IPFS_GATEWAY + CID],
    [`https://${CID}.ipfs.gateway.example/1.png`, `${IPFS_GATEWAY}${CID}/1.png`],
    [`https://${CID_V1}.ipfs.gateway.example/`, `https://${CID_V1}.ipfs.gateway.example/`],
    ['https:/a.example/x.png', 'https://a.example/x.png'],
    ['https//a.example/x.png', 'https://a.example/x.png'],
    ['https:/x', null],
    [`\u200B${CID}`, IPFS_GATEWAY + CID],
    ['https://a.example/x(1)', 'https://a.example/x(1)'],
    ['ipfs://https://a.example/x.png', 'https://a.example/x.png'],
    ['ipfs://javascript:alert(1)', `${IPFS_GATEWAY}javascript:alert(1)`],
    ['ipfs:../../x', null],
    ['x.png', null],
    ['///x', null],
    [[CID, 'https://a.example/x'], IPFS_GATEWAY + CID],
    [['', 7, 'https://a.example/x'], 'https://a.example/x'],
    [[['https://a.example/x']], null],
    [{ url: 'https://a.example/x' }, null],
    ['Qm/../../../login', null],
    ['https://', null],
    [`ipfs/${CID}/1.webp`, `${IPFS_GATEWAY}${CID}/1.webp`],
    [`/ipfs/${CID}`, `${IPFS_GATEWAY}${CID}`],
    [`IPFS://${CID}`, `${IPFS_GATEWAY}${CID}`],
    ['data:image/svg+xml;base64,PHN2Zz4=', null],
    ['ipfs/../../x', null],
    ['', null],
    [7, null],
    [`${CID}/Pack #1.png`, `${IPFS_GATEWAY}${CID}/Pack%20%231.png`],
    [CID_V1.toUpperCase(), IPFS_GATEWAY + CID_V1.toUpperCase()],
    [
      `z${'dj7WWeQ43G6JJvLWQWZpyHuAMq6uYWRjkBXFad11vE2LHhQ7'}`,
      `${IPFS_GATEWAY}zdj7WWeQ43G6JJvLWQWZpyHuAMq6uYWRjkBXFad11vE2LHhQ7`,
    ],
    [`ipfs://ipfs/ipfs/${CID}`, IPFS_GATEWAY + CID],
    [`["${CID}","https://a.example/x"]`, IPFS_GATEWAY + CID],
    ['[]', null],
    ['[not json]', null],
    [`${CID},${CID_V1}`, IPFS_GATEWAY + CID],
    ['https://a.example/1.png, https://a.example/2.png', 'https://a.example/1.png'],
    [`https://a.example/1,2.png`, 'https://a.example/1,2.png'],
    [`ipfs%3A%2F%2F${CID}%2F1.png`, `${IPFS_GATEWAY}${CID}/1.png`],
    ['https%3A%2F%2Fa.example%2Fx%E0', null],
    [`ipfs\\${CID}`, IPFS_GATEWAY + CID],
    ['https:\\\\a.example\\x.png', 'https://a.example/x.png'],
    ['zebra crossing', null],
    [`https://a.example/ipfs/https://ipfs.io/ipfs/${CID}`, `https://ipfs.io/ipfs/${CID}`],
  ])('%j is %j', (value, url) => expect(mediaUrl(value)).toBe(url));

  it.each([
    'https://192.168.1.1/reboot',
    'http://localhost:8888/a.png',
    'https://printer.local/a.png',
    'https://[::1]/a.png',
    '//10.0.0.1/a.png',
    'https%3A%2F%2F10.0.0.1%2Fa.png',
    ['https://10.0.0.1/a.png'],
    'https://gateway.example/ipfs/https://10.0.0.1/ipfs/Qm',
  ])('%j is in the visitor’s own network, which no author can have requested', (value) =>
    expect(mediaUrl(value)).toBeNull(),
  );
});

describe('hostile rows', () => {
  const row = hostileRow([
    'asset_id',
    'assetId',
    'immutable_data',
    'mutable_data',
    'idata',
    'mdata',
    'template',
    'template_mint',
    'collection',
    'name',
    'img',
    'image',
    'video',
    'pdf',
    'mint',
    '__proto__',
    'constructor',
  ]);
  const id = fc.oneof(fc.nat(), fc.constant('12'), fc.string());
  const hostile = fc
    .tuple(row, id, fc.boolean())
    .map(([reported, own, named]) =>
      named ? { ...recordOf(reported), asset_id: own, assetId: own } : reported,
    );

  it.each([
    ['AtomicAssets', atomicNft],
    ['SimpleAssets', simpleNft],
  ])('of %s never throw, and their media are http(s) or nothing', (_, read) => {
    let taken = 0;
    fc.assert(
      fc.property(hostile, (value) => {
        const nft = read(value);
        if (nft === null) return true;
        taken++;
        return (
          /^-?\d+$/.test(nft.id) &&
          NFT_MEDIA.every((medium) => /^https?:\/\//.test(nft[medium] ?? 'http://'))
        );
      }),
      TOTALITY,
    );
    expect(taken).toBeGreaterThan(TOTALITY.numRuns / 10);
  });
});
