import { afterEach, expect, it, vi } from 'vitest';
import { cachingPool, type CachedResponses } from '#src/chain/rpc/cached-responses.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { createResponseCache } from '#src/chain/rpc/response-cache.ts';
import { memoryStore } from './memory-store.ts';
import { CHAIN_ID, closeAll, infoBody, json, serve } from './servers.ts';

afterEach(closeAll);

const BLOCK = '/v1/chain/get_block';
const KEY = `${BLOCK}/100`;
const TRANSACTION = '/v2/history/get_transaction';
const ID = 'ab'.repeat(32);

const block = {
  id: `00000064${'cd'.repeat(28)}`,
  block_num: 100,
  timestamp: '2026-01-01T00:00:00.000',
  producer: 'bp',
  previous: 'p',
  confirmed: 0,
  transaction_mroot: 't',
  action_mroot: 'a',
  schedule_version: 1,
  producer_signature: 's',
  transactions: [],
};
const transaction = { actions: [{ trx_id: ID, block_num: 100 }] };

/** A node and service whose last irreversible block is 1000. */
async function open(entries: Record<string, string> = {}) {
  const info = { ...infoBody(), last_irreversible_block_num: 1_000 };
  const server = await serve((path, response) => {
    if (path === '/v1/chain/get_info') return json(response, info);
    json(response, path === BLOCK ? block : transaction);
  });
  const { store } = memoryStore(entries);
  const load = vi.fn(async () => createResponseCache(store));
  const kept: CachedResponses = { has: (key) => key in entries, load };
  const poolOf = (checkHead: boolean) =>
    createPool({ endpoints: [server.url], chainId: CHAIN_ID, checkHead });
  return { server, entries, load, kept, nodes: poolOf(true), service: poolOf(false) };
}

it('requests an irreversible block once', async () => {
  const { server, entries, kept, nodes } = await open();
  const node = createNodeClient(cachingPool(nodes, kept));
  const first = await node.getBlock('100');
  await expect.poll(() => Object.keys(entries)).toEqual([KEY]);
  expect(await node.getBlock('100')).toEqual(first);
  expect(server.count(BLOCK)).toBe(1);
});

it('requests a transaction of a service once, by the irreversible block of the nodes', async () => {
  const { server, entries, kept, nodes, service } = await open();
  const pool = cachingPool(service, kept, nodes);
  const read = () => pool.get(TRANSACTION, { id: ID }, { decode: (body) => body });
  expect((await read()).value).toEqual(transaction);
  await createNodeClient(nodes).getInfo();
  await expect.poll(() => Object.keys(entries)).toEqual([`${TRANSACTION}/${ID}`]);
  expect((await read()).value).toEqual(transaction);
  expect(server.count(TRANSACTION)).toBe(1);
});

it('fetches a block whose entry is broken, and replaces the entry', async () => {
  const { server, entries, kept, nodes } = await open({ [KEY]: '{' });
  expect((await createNodeClient(cachingPool(nodes, kept)).getBlock('100')).id).toBe(block.id);
  expect(server.count(BLOCK)).toBe(1);
  await expect.poll(() => entries[KEY]).toBe(JSON.stringify(block));
});

it('loads no code before the response of a block that is not cached', async () => {
  const { load, kept, nodes } = await open();
  const requested = createNodeClient(cachingPool(nodes, kept)).getBlock('100');
  expect(load).not.toHaveBeenCalled();
  await requested;
  await expect.poll(() => load.mock.calls).toHaveLength(1);
});

it('fetches as usual if the code cannot be loaded', async () => {
  const { kept, nodes } = await open({ [KEY]: JSON.stringify(block) });
  const load = () => Promise.reject(new Error('offline'));
  const node = createNodeClient(cachingPool(nodes, { ...kept, load }));
  expect((await node.getBlock('100')).id).toBe(block.id);
});

it('requests a response that may change each time', async () => {
  const key = '/v1/chain/get_account/alice';
  const { server, entries, kept, nodes } = await open({ [key]: '{"of":"before"}' });
  const pool = cachingPool(nodes, kept);
  const decode = (body: unknown) => body;
  for (const times of [1, 2]) {
    await pool.post('/v1/chain/get_account', { account_name: 'alice' }, { decode });
    expect(server.count('/v1/chain/get_account')).toBe(times);
  }
  expect(entries).toEqual({ [key]: '{"of":"before"}' });
});
