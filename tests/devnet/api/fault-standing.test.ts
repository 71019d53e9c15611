import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BootedChain } from '#devnet/start.ts';
import { ask, BOOT_TIMEOUT, bootStory } from './support.ts';
import type { Json } from './support.ts';

const SECONDS = 5;
const WRONG = 'f'.repeat(64);

let booted: BootedChain;
beforeAll(() => {
  booted = bootStory();
}, BOOT_TIMEOUT);

beforeEach(() => booted.faults.clear());

const order = (fault: object) => ask(booted.app, '/devnet/fault', { route: '/', ...fault });
const get = async (path: string): Promise<Json> => (await ask(booted.app, path)).body;
const time = (timestamp: unknown): number => Date.parse(`${String(timestamp)}Z`);
const account = { account_name: 'alice' };

/** Where each route tells the number of the head. */
const HEADS: [string, () => Promise<unknown>][] = [
  ['/v1/chain/get_info', async () => (await get('/v1/chain/get_info'))['head_block_num']],
  [
    '/v1/chain/get_account',
    async () => (await ask(booted.app, '/v1/chain/get_account', account)).body['head_block_num'],
  ],
  [
    '/v1/chain/get_transaction_status',
    async () =>
      (await ask(booted.app, '/v1/chain/get_transaction_status', { id: '0'.repeat(64) })).body[
        'head_number'
      ],
  ],
  [
    '/v1/history/get_actions',
    async () => (await ask(booted.app, '/v1/history/get_actions', account)).body['head_block_num'],
  ],
  [
    '/v2/health',
    async () => (await get('/v2/health'))['health']![1]!['service_data']!['head_block_num'],
  ],
  [
    '/v2/health, of its index',
    async () => (await get('/v2/health'))['health']![2]!['service_data']!['last_indexed_block'],
  ],
  ['/v2/explorer_metadata', async () => (await get('/v2/explorer_metadata'))['last_indexed_block']],
  ...[
    '/v2/history/get_actions?account=alice',
    '/v2/history/get_creator?account=alice',
    '/v2/history/get_deltas?code=eosio.token',
    '/v2/state/get_tokens?account=alice',
    '/v2/state/get_voters',
  ].map((path): [string, () => Promise<unknown>] => [
    path,
    async () => (await get(path))['last_indexed_block'],
  ]),
  ['/api/networks', async () => (await get('/api/networks'))['eos']!['block_num']],
  ['/api/balances', async () => (await get('/api/balances/eos/alice'))['chain']!['block_num']],
  ['/health', async () => (await get('/health'))['data']!['chain']!['head_block']],
];

/** Where each route tells the chain's id. */
const IDS: [string, () => Promise<unknown>][] = [
  ['/v1/chain/get_info', async () => (await get('/v1/chain/get_info'))['chain_id']],
  ['/v2/health', async () => (await get('/v2/health'))['health']![1]!['service_data']!['chain_id']],
  ['/v2/explorer_metadata', async () => (await get('/v2/explorer_metadata'))['chain_id']],
  ['/api/networks', async () => (await get('/api/networks'))['eos']!['chainid']],
  ['/api/account', async () => (await get('/api/account/eos/alice'))['chain']!['chainid']],
];

describe('a head that was ordered to be stale', () => {
  it('is a block of the chain, with an irreversible one before it', async () => {
    const { chain } = booted;
    await order({ kind: 'stale-head', value: SECONDS });
    const info = await get('/v1/chain/get_info');
    const head = chain.block(Number(info['head_block_num']))!;
    const lib = chain.block(Number(info['last_irreversible_block_num']))!;
    expect(info).toMatchObject({
      head_block_id: head.id,
      head_block_time: head.timestamp,
      head_block_producer: head.producer,
      fork_db_head_block_num: head.num,
      fork_db_head_block_id: head.id,
      last_irreversible_block_id: lib.id,
      last_irreversible_block_time: lib.timestamp,
    });
    expect(lib.num).toBeLessThan(head.num);
    expect(lib.num).toBeLessThan(chain.lastIrreversible.num);
    const age = time(chain.headBlock.timestamp) - time(head.timestamp);
    expect(age).toBeGreaterThanOrEqual(SECONDS * 1000);
    expect(age).toBeLessThan((SECONDS + 1) * 1000);
  });

  it.each(HEADS)('is reported by %s', async (_path, reported) => {
    expect(await reported()).toEqual(same(booted.chain.headBlock.num));
    await order({ kind: 'stale-head', value: SECONDS });
    const { body } = await ask(booted.app, '/v1/chain/get_info');
    expect(Number(await reported())).toBe(Number(body['head_block_num']));
    expect(Number(await reported())).toBeLessThan(booted.chain.headBlock.num);
  });

  it('is out of step for the Light API, for Hyperion and for the NFT indexer', async () => {
    const status = async () => {
      const answer = await booted.app.request('/api/status');
      return [answer.status, await answer.text()];
    };
    const sync = async () => (await booted.app.request('/api/sync/eos')).text();
    const offset = async () =>
      Number((await get('/v2/health'))['health']![1]!['service_data']!['time_offset']);
    expect(await status()).toEqual([200, 'OK']);
    expect(await sync()).toMatch(/^\d+ OK$/);
    expect(await get('/health')).toMatchObject({ data: { chain: { status: 'OK' } } });

    await order({ kind: 'stale-head', value: 600 });
    expect(await status()).toEqual([503, 'OUT_OF_SYNC']);
    expect(await sync()).toMatch(/^\d{3,} OUT_OF_SYNC$/);
    expect(await offset()).toBeGreaterThanOrEqual(600_000);
    expect(await get('/health')).toMatchObject({ data: { chain: { status: 'ERROR' } } });
  });

  it('is stale where it was ordered, and for so many calls', async () => {
    const { num } = booted.chain.headBlock;
    await order({ kind: 'stale-head', route: '/v2', calls: 1 });
    expect(Number((await get('/v1/chain/get_info'))['head_block_num'])).toBe(num);
    expect(Number((await get('/v2/explorer_metadata'))['last_indexed_block'])).toBeLessThan(num);
    expect(Number((await get('/v2/explorer_metadata'))['last_indexed_block'])).toBe(num);
  });

  it('does not go before the first block', async () => {
    await order({ kind: 'stale-head', value: 100 * 365 * 86_400 });
    expect(await get('/v1/chain/get_info')).toMatchObject({
      head_block_num: 1,
      last_irreversible_block_num: 1,
      head_block_id: booted.chain.block(1)!.id,
    });
  });
});

describe('another chain’s id', () => {
  it.each(IDS)('is reported by %s where it was ordered', async (_path, reported) => {
    expect(await reported()).toBe(booted.chain.spec.chainId);
    await order({ kind: 'wrong-chain-id' });
    expect(await reported()).toBe(WRONG);
  });
});

function same(num: number): unknown {
  return expect.toSatisfy((reported: unknown) => Number(reported) === num);
}
