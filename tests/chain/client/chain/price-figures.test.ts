import { expect, test } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { accountFigures } from '#src/chain/client/chain/figures.ts';
import { priceFigures } from '#src/chain/client/chain/price-figures.ts';
import { checkWithSecondNode } from '#src/chain/client/chain/second-node.ts';
import * as limits from '#src/chain/core/limits.ts';
import { kylin } from '#src/chain/config/chains/kylin.ts';
import type { PricedAction } from '#src/chain/model/signing/prices.ts';

const A = 'https://api.first.io';
const B = 'https://eos.second.io';
const NOW = Date.UTC(2026, 10, 22, 12);

const ramRow = (tokens: string) => ({
  supply: '10000000000.0000 RAMCORE',
  base: { balance: '1000000 RAM', weight: '0.5' },
  quote: { balance: tokens, weight: '0.5' },
});
const bidRow = (high: number) => ({
  newname: 'game',
  high_bidder: 'bob',
  high_bid: high,
  last_bid_time: '2026-11-22T11:00:00',
});

type Tables = Readonly<Record<string, readonly unknown[] | null>>;

/** A chain whose nodes have these rows; null: the node fails. */
function chainOf(nodes: Readonly<Record<string, Tables>>) {
  const asked: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { origin, pathname } = new URL(String(input));
    if (pathname.endsWith('/get_info'))
      return Response.json({
        chain_id: kylin.chainId,
        head_block_num: 200,
        head_block_id: 'h',
        head_block_time: new Date(NOW - 500).toISOString().slice(0, -1),
        head_block_producer: 'bp',
        last_irreversible_block_num: 190,
        last_irreversible_block_id: 'l',
      });
    const { table } = JSON.parse(String(init?.body)) as { table: string };
    asked.push(table);
    const rows = nodes[origin]?.[table] ?? null;
    if (rows === null) throw new TypeError('down');
    return Response.json({ rows, more: false });
  };
  const endpoints = { default: Object.keys(nodes), provider: [], actions: [], transactions: [] };
  const config = { ...kylin, endpoints: { ...kylin.endpoints, ...endpoints } };
  return { asked, access: openChain(config, { fetch, now: () => NOW }) };
}

const sell: PricedAction = { name: 'sellram', data: { account: 'alice', bytes: 1000 } };
const bid: PricedAction = {
  name: 'bidname',
  data: { bidder: 'alice', newname: 'game', bid: '3.0000 EOS' },
};

const check = (nodes: Readonly<Record<string, Tables>>, ...priced: PricedAction[]) =>
  checkWithSecondNode(
    chainOf(nodes).access,
    (one) => accountFigures(one, { accounts: [], balances: [], priced }),
    // No test has a third operator that is late.
    async (ms) => (ms === limits.thirdOperatorMs ? new Promise(() => undefined) : undefined),
  );

const honest = { rammarket: [ramRow('1000.0000 EOS')], namebids: [bidRow(10_000)] };

test('only the markets of the actions are read', async () => {
  const { access, asked } = chainOf({ [A]: honest });
  expect(await priceFigures(access, [sell])).toMatchObject([{ value: '0.9940 EOS' }]);
  expect(asked).toEqual(['rammarket']);
  expect(await priceFigures(access, [])).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a price that two operators report is used, with a bound far beyond it', async () => {
  expect(await check({ [A]: honest, [B]: honest }, sell, bid)).toMatchObject({
    kind: 'agree',
    prices: [
      { of: 'sellram 1000 bytes', value: '0.9940 EOS' },
      { of: 'bidname game', value: '1.0000 EOS', allowsMore: true },
    ],
  });
});

test.each([
  ['another price', { ...honest, rammarket: [ramRow('1010.0000 EOS')] }, 'proceeds'],
  ['another bid', { ...honest, namebids: [bidRow(20_000)] }, 'bid'],
  ['a bid that has ended', { ...honest, namebids: [bidRow(-10_000)] }, 'bid'],
  ['no market', { ...honest, rammarket: [] }, 'proceeds'],
])('operators differ if the second reports %s', async (_, second, kind) => {
  expect(await check({ [A]: honest, [B]: second }, sell, bid)).toMatchObject({
    kind: 'differ',
    differences: [{ kind }],
  });
});

test('a trade between two blocks is no difference', async () => {
  const later = { rammarket: [ramRow('1002.0000 EOS')] };
  expect(await check({ [A]: honest, [B]: later }, sell)).toMatchObject({ kind: 'agree' });
});

test('a second node that does not report a price leaves it unchecked', async () => {
  expect(await check({ [A]: honest, [B]: { rammarket: null } }, sell)).toMatchObject({
    kind: 'failed',
    node: B,
  });
  const malformed = { rammarket: [{ base: 1 }] };
  expect(await check({ [A]: honest, [B]: malformed }, sell)).toMatchObject({ kind: 'failed' });
});

/** Amounts that have as many units as the honest one, and are another. */
const sameUnits = ['0.10000000 EOS', '10000000 EOS', '1000.0000 WAX', '100000.00 EOS'];

test.each(sameUnits)('as many units of another kind are another price: %s', async (tokens) => {
  const lying = { rammarket: [ramRow(tokens)] };
  for (const nodes of [
    { [A]: lying, [B]: honest },
    { [A]: honest, [B]: lying },
  ])
    expect(await check(nodes, sell)).toMatchObject({
      kind: 'differ',
      differences: [{ kind: 'proceeds', of: 'sellram 1000 bytes' }],
    });
});

const falseMarkets: readonly (readonly [string, unknown])[] = [
  ...['NaN EOS', '-1000.0000 EOS', '1e308 EOS', '0.0000 EOS', `${'9'.repeat(30)} EOS`, ''].map(
    (tokens) => [tokens, ramRow(tokens)] as const,
  ),
  ['a number', { ...ramRow(''), quote: { balance: 1e308 } }],
  ['no reserve', { base: { balance: '1000000 RAM' } }],
  ['no RAM', { ...ramRow('1000.0000 EOS'), base: { balance: '-1 RAM' } }],
  ['RAM in parts', { ...ramRow('1000.0000 EOS'), base: { balance: '100.0000 RAM' } }],
];

test.each(falseMarkets)('a market that cannot be is none, also of both: %s', async (_, row) => {
  const lying = { rammarket: [row] };
  expect(await check({ [A]: honest, [B]: lying }, sell)).toMatchObject({ kind: 'failed' });
  expect(await check({ [A]: lying, [B]: lying }, sell)).toMatchObject({ kind: 'failed' });
});

const C = 'https://api.third.io';

test('two of three that lie together are contradicted by the third', async () => {
  const lying = { ...honest, rammarket: [ramRow('9000.0000 EOS')] };
  for (const [first, second, third] of [
    [lying, lying, honest],
    [lying, honest, lying],
    [honest, lying, lying],
  ])
    expect(await check({ [A]: first!, [B]: second!, [C]: third! }, sell)).toMatchObject({
      kind: 'differ',
      differences: [{ kind: 'proceeds' }],
    });
});
