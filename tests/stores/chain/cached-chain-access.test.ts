import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';
import { memoryCaches } from './memory-caches.ts';

const node = 'http://node.test';
const block = {
  id: `00000064${'cd'.repeat(28)}`,
  block_num: 100,
  timestamp: '2026-01-01T00:00:00.000',
  producer: 'bp',
  previous: 'p',
  transaction_mroot: 't',
  action_mroot: 'a',
  transactions: [],
};

let requested: string[];

/** The modules of a page just opened, of a chain with that id. */
async function openPage(chainId: string | null) {
  vi.resetModules();
  const endpoints = { default: [node], actions: [], transactions: [], provider: [] };
  const config = { chainId, endpoints, hyperionUrl: null, accounts: { system: 'eosio' } };
  document.body.innerHTML = `<script id="chain" type="application/json">${JSON.stringify(config)}</script>`;
  const info = {
    chain_id: chainId ?? 'unknown',
    head_block_num: 1_100,
    head_block_time: new Date().toISOString().slice(0, -1),
    last_irreversible_block_num: 1_000,
  };
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL(url).pathname);
    return Response.json(url.endsWith('get_info') ? info : block);
  });
  const [{ cachedChainAccess }, { chainAccess }] = await Promise.all([
    import('#src/stores/chain/cached-chain-access.ts'),
    import('#src/stores/chain/client.ts'),
  ]);
  return { kept: cachedChainAccess(), plain: chainAccess() };
}

const blocksRequested = () => requested.filter((path) => path.endsWith('get_block')).length;
const entries = () => localStorage.getItem('kept-c1') ?? '';

/** A page keeps what it read when it has been drawn for a while. */
const blockKept = () =>
  soon(() => {
    vi.advanceTimersByTime(3_000);
    expect(entries()).toContain('/v1/chain/get_block/100');
  });

beforeEach(() => {
  requested = [];
  vi.stubGlobal('caches', memoryCaches());
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page reads a block that an earlier page cached', async () => {
  await (await openPage('c1')).kept.node.getBlock('100');
  await blockKept();
  const { id } = await (await openPage('c1')).kept.node.getBlock('100');
  expect(id).toBe(block.id);
  expect(blocksRequested()).toBe(1);
});

test('signing requests a block that is cached', async () => {
  const { kept, plain } = await openPage('c1');
  await kept.node.getBlock('100');
  await blockKept();
  await plain.node.getBlock('100');
  expect(blocksRequested()).toBe(2);
});

test('a block of another chain is requested', async () => {
  await (await openPage('c1')).kept.node.getBlock('100');
  await blockKept();
  await (await openPage('c2')).kept.node.getBlock('100');
  expect(blocksRequested()).toBe(2);
});

test('nothing is cached for a chain without a known id, or without Cache Storage', async () => {
  const unknown = await openPage(null);
  expect(unknown.kept).toBe(unknown.plain);
  vi.stubGlobal('caches', undefined);
  const { kept, plain } = await openPage('c1');
  expect(kept).toBe(plain);
});
