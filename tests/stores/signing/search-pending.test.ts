import { beforeEach, expect, test, vi } from 'vitest';
import type { BlockSearch, SearchedBytes } from '#src/chain/client/signing/block-search.ts';
import { soon } from '#tests/soon.ts';

/** What a node's blocks have of transaction `a`, and how far they go. */
interface Node {
  holding?: number;
  isDown?: boolean;
}

const state = vi.hoisted(() => ({
  nodes: {} as Record<string, Node>,
  /** Steps of the search, by node and first block. */
  steps: [] as string[],
  looked: [] as string[],
  waits: 0,
}));

const LAST = 30;
const STEP = 10;
const operators = () => Object.keys(state.nodes);

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/chain/client/chain/two-operators.ts', () => ({ nodesInOrder: () => operators() }));
vi.mock('#src/stores/signing/check-executed.ts', () => ({
  checkExecuted: async (id: string) => void state.looked.push(id),
}));
vi.mock('#src/chain/client/signing/block-search.ts', () => ({
  searchBlocks: async (
    _access: unknown,
    node: string,
    { id }: SearchedBytes,
    before: BlockSearch | null,
  ): Promise<BlockSearch> => {
    const { holding, isDown } = state.nodes[node]!;
    const from = before?.next ?? 0;
    state.steps.push(`${node} ${from}`);
    if (isDown) throw new Error('down');
    const next = from + STEP;
    if (id === 'a' && holding !== undefined && holding < next)
      return { node, next: holding, found: holding, isOver: false };
    return { node, next, found: null, isOver: next >= LAST };
  },
  confirmBlock: async (_access: unknown, _id: string, { node, found }: BlockSearch) => {
    const others = operators().filter((one) => one !== node);
    if (others.length === 0) return 'alone';
    return others.some((one) => state.nodes[one]!.holding === found) ? 'confirmed' : 'open';
  },
}));

const { searchPending } = await import('#src/stores/signing/search-pending.ts');
const { $pendingBytes, savePending, settlePending, signedFor } =
  await import('#src/stores/signing/pending-bytes.ts');
const { findExecuted } = await import('#src/stores/signing/sent-bytes.ts');

const A = 'https://a.example';
const B = 'https://b.org';
const C = 'https://c.net';
/** Pauses end at once. The search of a test that never ends is stopped by it. */
const wait = async () => {
  if (++state.waits > 50) throw new Error('It did not end');
};

const bytes = (id: string, more: object = {}) => ({
  id,
  packed: 'ab12',
  signatures: [],
  intentKey: 'a payment',
  delaySeconds: 0,
  sentTo: null,
  expires: Date.now() - 60_000,
  ...more,
});
const kept = () => signedFor('a payment');

beforeEach(() => {
  localStorage.clear();
  $pendingBytes.set([]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  Object.assign(state, { nodes: {}, steps: [], looked: [], waits: 0 });
});

test('a block that two operators have is stored, and named by the next review', async () => {
  state.nodes = { [A]: { holding: 14 }, [B]: { holding: 14 } };
  savePending(bytes('a'));
  await searchPending(wait);
  expect(state.looked).toEqual(['a']);
  expect(kept()).toMatchObject([{ id: 'a', blockNum: 14 }]);
  expect(await findExecuted('a payment')).toEqual({ transactionId: 'a', blockNum: 14 });
});

test('it continues where it stopped, at the operators that have begun', async () => {
  state.nodes = { [A]: {}, [B]: {}, [C]: { holding: 25 } };
  const begun = (node: string, next: number) => ({ node, next, found: null, isOver: false });
  savePending(bytes('a', { searches: [begun(B, 20), begun(C, 20)] }));
  await searchPending(wait);
  expect(state.steps.slice(0, 2).toSorted()).toEqual([`${B} 20`, `${C} 20`]);
});

test('one that the blocks of two operators lack was not executed, and is forgotten', async () => {
  state.nodes = { [A]: {}, [B]: {} };
  savePending(bytes('a'));
  expect(await findExecuted('a payment')).toEqual({ transactionId: 'a', blockNum: null });
  await searchPending(wait);
  expect(state.steps).toHaveLength(6);
  expect(kept()).toEqual([]);
  expect(await findExecuted('a payment')).toBeNull();
});

test('the blocks of the only operator decide', async () => {
  state.nodes = { [A]: { holding: 3 } };
  savePending(bytes('a'));
  savePending(bytes('b'));
  await searchPending(wait);
  expect(kept()).toMatchObject([{ id: 'a', blockNum: 3 }]);
});

test('one operator that hides it does not end the doubt of the next review', async () => {
  state.nodes = { [A]: {}, [B]: { holding: 14 } };
  savePending(bytes('a'));
  await searchPending(wait);
  expect(kept()).toMatchObject([{ id: 'a' }]);
  const claim = { transactionId: 'a', blockNum: 14, onlyBy: 'b.org' };
  expect(await findExecuted('a payment')).toEqual(claim);
});

test('one operator that is silent is replaced by another, and alone decides nothing', async () => {
  state.nodes = { [A]: { isDown: true }, [B]: {}, [C]: { holding: 14 } };
  savePending(bytes('a'));
  await searchPending(wait);
  expect(await findExecuted('a payment')).toMatchObject({ blockNum: 14, onlyBy: 'c.net' });

  settlePending('a');
  state.nodes = { [A]: { isDown: true }, [B]: {} };
  savePending(bytes('a'));
  state.waits = 0;
  await searchPending(wait);
  expect(state.waits).toBeGreaterThan(50);
  expect(await findExecuted('a payment')).toEqual({ transactionId: 'a', blockNum: null });
});

test('a search that another tab has settled ends', async () => {
  state.nodes = { [A]: {}, [B]: {} };
  savePending(bytes('a'));
  await searchPending(async () => settlePending('a'));
  expect(state.steps).toHaveLength(2);
});

test('a second call joins the first, and nothing is requested without pending ones', async () => {
  state.nodes = { [A]: {}, [B]: {} };
  await searchPending(wait);
  expect(state.steps).toEqual([]);
  savePending(bytes('b'));
  await Promise.all([searchPending(wait), searchPending(wait)]);
  expect(state.steps).toHaveLength(6);
});

test('a hidden page requests nothing, and continues once it is visible', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  state.nodes = { [A]: {}, [B]: {} };
  savePending(bytes('b'));
  const searching = searchPending(wait);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(state.steps).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await searching;
  expect(kept()).toEqual([]);
});

test('one that has not expired may still be executed: the review offers its bytes instead', async () => {
  state.nodes = { [A]: {}, [B]: {} };
  savePending(bytes('b', { expires: Date.now() + 600_000 }));
  expect(await findExecuted('a payment')).toBeNull();
  await soon(() => expect(state.looked).toEqual(['b']));
});
