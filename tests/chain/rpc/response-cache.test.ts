import { describe, expect, it, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import { type HealthState, initialHealth, reduceHealth } from '#src/chain/rpc/health.ts';
import { type FinalRequest, keyOf } from '#src/chain/rpc/cached-responses.ts';
import { createResponseCache, type ResponseStore } from '#src/chain/rpc/response-cache.ts';
import { memoryStore } from './memory-store.ts';

const ID = 'ab'.repeat(32);
const NODE = 'http://node.test';
const OTHER = 'http://other.test';

const blockId = (number: number) => number.toString(16).padStart(8, '0') + 'cd'.repeat(28);
const block = (number: number) => ({ id: blockId(number), block_num: number });
const hyperion = (blockNum: unknown, id = ID) => ({
  actions: [{ trx_id: id, block_num: blockNum }],
});
const native = (blockNum: number, status = 'executed', id = ID) => ({
  id,
  block_num: blockNum,
  trx: { receipt: { status } },
});

const ofBlock = (idOrNumber: string): FinalRequest => ({ path: '/v1/chain/get_block', idOrNumber });
const ofHyperion: FinalRequest = { path: '/v2/history/get_transaction', idOrNumber: ID };
const ofNative: FinalRequest = { path: '/v1/history/get_transaction', idOrNumber: ID };

/** Nodes that report these last irreversible blocks, the later ones when they are announced. */
function nodesWith(irreversible: Record<string, number>, wrongChain = false) {
  let health: HealthState = initialHealth([NODE, OTHER]);
  const listeners = new Set<(state: HealthState) => void>();
  const report = (url: string, last: number) => {
    const event = {
      type: 'head',
      url,
      at: 0,
      headTime: 0,
      irreversible: last,
      wrongChain,
    } as const;
    health = reduceHealth(health, event);
    for (const listener of listeners) listener(health);
  };
  for (const [url, last] of Object.entries(irreversible)) report(url, last);
  const nodes = {
    health: () => health,
    onHealth: (listener: (state: HealthState) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return { nodes, report, listeners };
}

function keep(
  request: FinalRequest,
  body: unknown,
  { nodes }: ReturnType<typeof nodesWith> = nodesWith({ [NODE]: 1_000 }),
  endpoint: string | null = NODE,
): string[] {
  const { store, entries } = memoryStore();
  createResponseCache(store).keep(request, body, { nodes, health: nodes.health(), endpoint });
  return Object.keys(entries);
}

describe('a cached response', () => {
  const lastBlock = 1_000 - limits.cachedBlocksBehind;
  const lastTransaction = 1_000 - limits.cachedTransactionsBehind;

  it.each<[string, FinalRequest, unknown]>([
    ['a block by number', ofBlock('100'), block(100)],
    ['a block by id', ofBlock(blockId(100)), block(100)],
    ['the latest block that is final for certain', ofBlock(String(lastBlock)), block(lastBlock)],
    ['a transaction of Hyperion', ofHyperion, hyperion(lastTransaction)],
    ['a transaction of a history node', ofNative, native(lastTransaction)],
  ])('is %s', (_, request, body) => {
    expect(keep(request, body)).toEqual([keyOf(request)]);
  });

  it.each<[string, FinalRequest, unknown]>([
    ['a block after the last irreversible one', ofBlock('1001'), block(1_001)],
    ['a block that just became irreversible', ofBlock('989'), block(lastBlock + 1)],
    ['another block than the wanted one', ofBlock('100'), block(99)],
    ['a block of another id', ofBlock(blockId(100)), block(99)],
    ['a block with an id of another number', ofBlock('100'), { ...block(100), id: blockId(99) }],
    ['a block without a number', ofBlock('100'), { id: blockId(100) }],
    ['text', ofBlock('100'), 'block'],
    ['a transaction whose index may be incomplete', ofHyperion, hyperion(lastTransaction + 1)],
    ['a transaction that has not run', ofHyperion, { executed: false, actions: [] }],
    ['another transaction', ofHyperion, hyperion(100, 'cd'.repeat(32))],
    ['a transaction without a block', ofHyperion, hyperion(undefined)],
    [
      'a transaction with actions in two blocks',
      ofHyperion,
      { actions: [hyperion(1), hyperion(2)].flatMap(({ actions }) => actions) },
    ],
    ['a transaction that is delayed', ofNative, native(100, 'delayed')],
    ['another transaction of a history node', ofNative, native(100, 'executed', 'cd'.repeat(32))],
    ['an account', { path: '/v1/chain/get_account', idOrNumber: 'alice' }, block(1)],
  ])('is not %s', (_, request, body) => {
    expect(keep(request, body)).toEqual([]);
  });

  it('is final by the node that sent it', () => {
    const nodes = nodesWith({ [NODE]: 50, [OTHER]: 1_000 });
    expect(keep(ofBlock('100'), block(100), nodes, NODE)).toEqual([]);
    expect(keep(ofBlock('100'), block(100), nodes, OTHER)).toHaveLength(1);
  });

  it('is final by every known node if a service sent it', () => {
    expect(keep(ofHyperion, hyperion(100), nodesWith({ [NODE]: 1_000 }), null)).toHaveLength(1);
    const split = nodesWith({ [NODE]: 1_000, [OTHER]: 50 });
    expect(keep(ofHyperion, hyperion(100), split, null)).toEqual([]);
  });

  it('is not one whose node is of another chain', () => {
    expect(keep(ofBlock('100'), block(100), nodesWith({ [NODE]: 1_000 }, true))).toEqual([]);
  });

  it('waits for the first report of the head, and for no further one', () => {
    const { store, entries } = memoryStore();
    const { nodes, report, listeners } = nodesWith({});
    const check = { nodes, health: nodes.health(), endpoint: null };
    createResponseCache(store).keep(ofHyperion, hyperion(100), check);
    expect(entries).toEqual({});
    report(NODE, 1_000);
    expect(Object.keys(entries)).toEqual([keyOf(ofHyperion)]);
    expect(listeners.size).toBe(0);
  });
});

describe('a cached response', () => {
  const key = keyOf(ofBlock('100'));
  const decode = (body: unknown) => {
    const { producer } = body as { producer?: unknown };
    if (producer !== 'bp') throw new Error('malformed');
    return producer;
  };

  it('is decoded like a fresh one', async () => {
    const { store } = memoryStore({ [key]: JSON.stringify({ ...block(100), producer: 'bp' }) });
    expect(await createResponseCache(store).find(ofBlock('100'), decode)).toEqual({ value: 'bp' });
  });

  it.each([
    ['is cut', '{"block_num":1'],
    ['is another block', JSON.stringify({ ...block(99), producer: 'bp' })],
    ['has no id', JSON.stringify({ block_num: 100, producer: 'bp' })],
    ['is malformed', JSON.stringify({ ...block(100), producer: 7 })],
    ['is null', 'null'],
  ])('that %s is dropped', async (_, entry) => {
    const { store, entries } = memoryStore({ [key]: entry });
    expect(await createResponseCache(store).find(ofBlock('100'), decode)).toBeNull();
    expect(entries).toEqual({});
  });

  it('that the browser does not return in time is not waited for', async () => {
    const never: ResponseStore = {
      read: () => new Promise(() => undefined),
      keep: vi.fn(),
      drop: vi.fn(),
    };
    expect(await createResponseCache(never).find(ofBlock('100'), decode)).toBeNull();
    expect(never.drop).not.toHaveBeenCalled();
  });
});
