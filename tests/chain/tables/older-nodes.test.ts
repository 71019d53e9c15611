import { afterEach, expect, it } from 'vitest';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import type { Pool } from '#src/chain/rpc/pool.ts';
import { delegationsFrom } from '#src/chain/tables/bandwidth.ts';
import { nameBids } from '#src/chain/tables/name-bids.ts';
import { readOracleFeeds } from '#src/chain/tables/oracles.ts';
import { readKycProviders } from '#src/chain/tables/profiles.ts';
import { approvalsOf, proposalsOf } from '#src/chain/tables/proposals.ts';
import { proxyInfos } from '#src/chain/tables/proxies.ts';
import { readRexQueue } from '#src/chain/tables/rex-market.ts';
import { readVoters } from '#src/chain/tables/voters.ts';
import { readStakePlans, xprDelegationsFrom } from '#src/chain/tables/xpr-stakes.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

const SYMBOL = { code: 'XPR', precision: 4 };
const weights = { net_weight: '1.0000 XPR', cpu_weight: '1.0000 XPR' };
const order = { rex_requested: '1.0000 REX', proceeds: '1.0000 EOS', is_open: 1 };
const alice = nameToBigint('alice');

it.each<[table: string, read: (pool: Pool) => Promise<unknown>, row: object, key: bigint]>([
  [
    'delband',
    (pool) => delegationsFrom(pool, 'bob', SYMBOL),
    { from: 'bob', to: 'alice', ...weights },
    alice,
  ],
  [
    'delxpr',
    (pool) => xprDelegationsFrom(pool, 'bob'),
    { from: 'bob', to: 'alice', quantity: '1.0000 XPR' },
    alice,
  ],
  [
    'namebids',
    nameBids,
    { newname: 'alice', high_bidder: 'bob', high_bid: 1, last_bid_time: '2026-01-01T00:00:00' },
    alice,
  ],
  ['rexqueue', readRexQueue, { owner: 'alice', ...order }, alice],
  ['voters', readVoters, { owner: 'alice', producers: [] }, alice],
  ['proxies', proxyInfos, { owner: 'alice' }, alice],
  ['kycproviders', readKycProviders, { kyc_provider: 'alice', blisted: false }, alice],
  [
    'proposal',
    (pool) => proposalsOf(pool, 'bob'),
    { proposal_name: 'alice', packed_transaction: 'ab' },
    alice,
  ],
  [
    'approvals2',
    (pool) => approvalsOf(pool, 'bob'),
    { proposal_name: 'alice', requested_approvals: [], provided_approvals: [] },
    alice,
  ],
  ['feeds', (pool) => readOracleFeeds(pool, 'oracles'), { index: 41, name: 'XPR/BTC' }, 41n],
  [
    'data',
    (pool) => readOracleFeeds(pool, 'oracles'),
    { feed_index: '41', aggregate: {}, points: [] },
    41n,
  ],
  ['plans', readStakePlans, { index: 41, plan_days: 90 }, 41n],
])("%s continues after the last row's key if nodes return no next key", async (...one) => {
  const [table, read, row, key] = one;
  const { pool, requested } = await nodeWith({
    approvals: [],
    feeds: [],
    data: [],
    [table]: ({ lower_bound: from }) => ({ rows: [row], more: from === undefined }),
  });
  await read(pool);
  const bounds = requested.filter((body) => body.table === table).map((body) => body.lower_bound);
  expect(bounds).toEqual([undefined, String(key + 1n)]);
});
