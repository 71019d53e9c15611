import { expect, test } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { checkWithSecondNode } from '#src/chain/client/chain/second-node.ts';
import {
  readSigningFigures,
  type SigningFiguresRequest,
} from '#src/chain/client/signing/signing-figures.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import { proton } from '#src/chain/config/chains/proton.ts';

const A = 'https://api.first.io';
const B = 'https://xpr.second.io';
const NOW = Date.UTC(2026, 10, 22, 12);

const plan = (index: number, days: number) => ({
  index,
  plan_days: days,
  multiplier: 130,
  oracle_index: 5,
  is_stake_active: 1,
  is_claim_active: 1,
});

type Tables = Readonly<Record<string, readonly unknown[] | null>>;

/** A chain whose nodes have these rows; null: the node fails. */
function chainOf(nodes: Readonly<Record<string, Tables>>) {
  const asked: Record<string, string>[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { origin, pathname } = new URL(String(input));
    if (pathname.endsWith('/get_info'))
      return Response.json({
        chain_id: proton.chainId,
        head_block_num: 200,
        head_block_id: 'h',
        head_block_time: new Date(NOW - 500).toISOString().slice(0, -1),
        head_block_producer: 'bp',
        last_irreversible_block_num: 190,
        last_irreversible_block_id: 'l',
      });
    if (pathname.endsWith('/get_abi')) {
      const tables = Object.keys(nodes[origin] ?? {}).map((name) => ({ name }));
      return Response.json({ account_name: 'atomicassets', abi: { tables } });
    }
    const request = JSON.parse(String(init?.body)) as { table: string };
    asked.push(request);
    const rows = nodes[origin]?.[request.table] ?? null;
    if (rows === null) throw new TypeError('down');
    return Response.json({ rows, more: false });
  };
  const endpoints = { default: Object.keys(nodes), provider: [], actions: [], transactions: [] };
  const config = { ...proton, endpoints: { ...proton.endpoints, ...endpoints } };
  return { asked, access: openChain(config, { fetch, now: () => NOW }) };
}

const none: SigningFiguresRequest = {
  accounts: [],
  balances: [],
  priced: [],
  plans: [],
  nfts: [],
  trades: [],
};

const check = (nodes: Readonly<Record<string, Tables>>, wanted: Partial<SigningFiguresRequest>) =>
  checkWithSecondNode(
    chainOf(nodes).access,
    (one) => readSigningFigures(one, { ...none, ...wanted }),
    () => Promise.resolve(),
  );

const format = [
  { name: 'name', type: 'string' },
  { name: 'img', type: 'string' },
];
const asset = (id: string, template: number) => ({
  asset_id: id,
  collection_name: 'herd',
  schema_name: 'animals',
  template_id: template,
  immutable_serialized_data: [4, 3, 102, 111, 120],
});
/** `Hi` as the name, and a picture. */
const made = (picture: string) =>
  [4, 2, 72, 105, 5, picture.length].concat(Array.from(new TextEncoder().encode(picture)));
const owned = (template: number, picture = 'https://a.io/x') => ({
  assets: [asset('1099511627777', template)],
  schemas: [{ schema_name: 'animals', format }],
  templates: [{ template_id: template, immutable_serialized_data: made(picture) }],
});
const nft = { contract: 'atomicassets', owner: 'alice', id: '1099511627777' } as const;

const honest = { plans: [plan(1, 30), plan(4, 1825)] };
const lying = { plans: [plan(1, 1825), plan(4, 30)] };

test('nothing is read for a transaction that names neither plans nor NFTs', async () => {
  const { access, asked } = chainOf({ [A]: honest });
  expect(await readSigningFigures(access, none)).toMatchObject([{ kind: 'chain' }]);
  expect(asked).toEqual([]);
});

test('the term and the guaranteed price of a plan are shown as two operators report them', async () => {
  expect(await check({ [A]: honest, [B]: honest }, { plans: ['4'] })).toMatchObject({
    kind: 'agree',
    prices: [{ kind: 'plan', of: '4', value: '1825 d · 130 %' }],
  });
});

test('a node that gives a plan of five years the index of one of a month is contradicted', async () => {
  expect(await check({ [A]: lying, [B]: honest }, { plans: ['4'] })).toMatchObject({
    kind: 'differ',
    differences: [{ kind: 'plan', of: '4', first: '30 d · 130 %', second: '1825 d · 130 %' }],
  });
});

test('a plan that only one operator reports is unchecked', async () => {
  expect(await check({ [A]: lying, [B]: { plans: null } }, { plans: ['4'] })).toMatchObject({
    kind: 'failed',
    node: B,
  });
});

test('a memo that names no plan has none', async () => {
  expect(await check({ [A]: honest, [B]: honest }, { plans: ['4x'] })).toMatchObject({
    kind: 'agree',
    prices: [{ kind: 'plan', of: '4x', value: null }],
  });
});

test('an NFT is what two operators report under its id', async () => {
  expect(await check({ [A]: owned(7), [B]: owned(7) }, { nfts: [nft] })).toMatchObject({
    kind: 'agree',
    prices: [
      {
        kind: 'nft',
        of: '1099511627777 (atomicassets)',
        value: 'herd #7 "Hi" https://a.io/x',
        nft: { collection: 'herd', template: '7', name: 'Hi', image: 'https://a.io/x' },
      },
    ],
  });
});

test('an NFT without a template has the name of its own data', async () => {
  const nodes = { [A]: owned(-1), [B]: owned(-1) };
  expect(await check(nodes, { nfts: [nft] })).toMatchObject({ prices: [{ value: 'herd "fox"' }] });
});

/** The data of the template that its author can change: another name, and a picture. */
const changed = (template: number, picture: string) => [
  { template_id: template, schema_name: 'animals', mutable_serialized_data: made(picture) },
];
/** The data that cannot change names the NFT, and has no picture. */
const withoutPicture = {
  ...owned(7),
  templates: [{ template_id: 7, immutable_serialized_data: [4, 3, 79, 108, 100] }],
};

test('a picture that the author of a template can change counts where the template has none', async () => {
  const version2 = { ...withoutPicture, templates2: changed(7, 'https://a.io/new') };
  expect(await check({ [A]: version2, [B]: version2 }, { nfts: [nft] })).toMatchObject({
    kind: 'agree',
    prices: [{ value: 'herd #7 "Old" https://a.io/new', nft: { image: 'https://a.io/new' } }],
  });
  const fixed = { ...owned(7), templates2: changed(7, 'https://a.io/new') };
  expect(await check({ [A]: fixed, [B]: fixed }, { nfts: [nft] })).toMatchObject({
    prices: [{ nft: { image: 'https://a.io/x' } }],
  });
});

test.each([
  ['another picture', changed(7, 'https://b.io/y'), 'herd #7 "Old" https://b.io/y'],
  ['that of another template', changed(8, 'https://a.io/new'), 'herd #7 "Old"'],
  ['none', [], 'herd #7 "Old"'],
  ['malformed data', [{ template_id: 7, mutable_serialized_data: { no: 1 } }], 'herd #7 "Old"'],
])('operators differ if the second reports %s as what can change', async (_, rows, value) => {
  const first = { ...withoutPicture, templates2: changed(7, 'https://a.io/new') };
  const nodes = { [A]: first, [B]: { ...withoutPicture, templates2: rows } };
  expect(await check(nodes, { nfts: [nft] })).toMatchObject({
    kind: 'differ',
    differences: [{ kind: 'nft', first: 'herd #7 "Old" https://a.io/new', second: value }],
  });
});

test('an NFT of SimpleAssets has its category and the name of its data', async () => {
  const sassets = [{ id: '5', category: 'beasts', idata: '{"name":"Wolf"}', mdata: '' }];
  const one = { contract: 'simpleassets', owner: 'alice', id: '5' } as const;
  expect(await check({ [A]: { sassets }, [B]: { sassets } }, { nfts: [one] })).toMatchObject({
    prices: [{ of: '5 (simpleassets)', value: 'beasts "Wolf"' }],
  });
});

test('the rows are those of the owner, the collection and the id', async () => {
  const { access, asked } = chainOf({ [A]: owned(7) });
  await readSigningFigures(access, { ...none, nfts: [nft] });
  const key = (name: string) => String(nameToBigint(name));
  expect(asked).toMatchObject([
    { code: 'atomicassets', table: 'assets', scope: key('alice'), lower_bound: nft.id },
    { table: 'schemas', scope: key('herd'), lower_bound: key('animals') },
    { table: 'templates', scope: key('herd'), lower_bound: '7' },
  ]);
});

test.each([
  ['another template', owned(8), 'herd #8 "Hi" https://a.io/x'],
  ['another picture', owned(7, 'https://a.io/y'), 'herd #7 "Hi" https://a.io/y'],
  ['another NFT', { ...owned(7), assets: [asset('1', 7)] }, null],
  ['no such NFT', { ...owned(7), assets: [] }, null],
])('operators differ if the second reports %s', async (_, second, value) => {
  expect(await check({ [A]: owned(7), [B]: second }, { nfts: [nft] })).toMatchObject({
    kind: 'differ',
    differences: [{ kind: 'nft', first: 'herd #7 "Hi" https://a.io/x', second: value }],
  });
});

test('an NFT that only one operator reports is unchecked', async () => {
  const nodes = { [A]: owned(7), [B]: { assets: null } };
  expect(await check(nodes, { nfts: [nft] })).toMatchObject({ kind: 'failed', node: B });
});

const offer = { table: 'offers', id: '5', of: 'atomicassets::acceptoffer 5' } as const;
const offered = (gives: readonly string[], wants: readonly string[]) => ({
  ...owned(7),
  offers: [
    {
      offer_id: 5,
      sender: 'mallory',
      recipient: 'alice',
      sender_asset_ids: gives,
      recipient_asset_ids: wants,
    },
  ],
});

test('an offer is what two operators report under its number, with the NFTs of both sides', async () => {
  const honest = offered([], [nft.id]);
  const { access, asked } = chainOf({ [A]: honest });
  await readSigningFigures(access, { ...none, trades: [offer] });
  expect(asked).toMatchObject([
    { code: 'atomicassets', scope: 'atomicassets', table: 'offers', lower_bound: '5' },
    { table: 'assets', scope: String(nameToBigint('alice')), lower_bound: nft.id },
    { table: 'schemas' },
    { table: 'templates' },
  ]);
  expect(await check({ [A]: honest, [B]: honest }, { trades: [offer] })).toMatchObject({
    kind: 'agree',
    prices: [
      {
        kind: 'trade',
        of: 'atomicassets::acceptoffer 5',
        value: `alice: ${nft.id}`,
        trade: { sides: [{ giver: 'mallory' }, { giver: 'alice', ids: [nft.id] }], price: null },
      },
      { kind: 'nft', value: 'herd #7 "Hi" https://a.io/x' },
    ],
  });
});

test.each([
  ['another side gives the NFT', offered([nft.id], []), `mallory: ${nft.id}`],
  ['there is no such offer', { ...owned(7), offers: [] }, null],
])('operators differ about an offer if by the second %s', async (_, second, value) => {
  const nodes = { [A]: offered([], [nft.id]), [B]: second };
  expect(await check(nodes, { trades: [offer] })).toMatchObject({
    kind: 'differ',
    differences: expect.arrayContaining([
      { kind: 'trade', of: offer.of, first: `alice: ${nft.id}`, second: value },
    ]) as unknown,
  });
});

test('an offer of more NFTs than are read is marked as truncated', async () => {
  const many = offered(
    [],
    Array.from({ length: 21 }, (_, at) => String(at + 1)),
  );
  const { access } = chainOf({ [A]: many });
  const figures = await readSigningFigures(access, { ...none, trades: [offer] });
  expect(figures.filter(({ kind }) => kind === 'nft')).toHaveLength(20);
  expect(figures.find(({ kind }) => kind === 'trade')).toMatchObject({ isTruncated: true });
});
