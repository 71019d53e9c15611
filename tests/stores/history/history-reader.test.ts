import { atom } from 'nanostores';
import { describe, expect, test } from 'vitest';
import type { ActionPage } from '#src/chain/history/provider.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { HistoryList } from '#src/stores/history/history-list.ts';
import { createHistoryReader } from '#src/stores/history/history-reader.ts';

function row(sequence: number): ActionRow {
  return {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: {},
    hexData: null,
    transactionId: 'a'.repeat(64),
    blockNum: sequence,
    blockTime: sequence * 1_000,
    globalSequence: String(sequence),
    receivers: [],
  };
}

/** A page that looked at 100 actions and kept these. */
function page(sequences: number[], next: string | null, until = sequences.at(-1) ?? 0): ActionPage {
  const looked = { pages: 1, actions: 100, found: sequences.length, until: until * 1_000 };
  return {
    rows: sequences.map(row),
    next,
    total: null,
    source: 'native',
    search: { ...looked, bySource: [], inBrowser: ['spam'], complete: next === null },
  };
}

const many = (newest: number, count: number) =>
  Array.from({ length: count }, (_, index) => newest - index);

type Read = (cursor: string, signal: AbortSignal) => Promise<ActionPage>;

function reader(read: Read, announces = true) {
  const $latest = atom<LoadState<ActionPage>>({ kind: 'loading' });
  let retries = 0;
  const store = createHistoryReader({ $state: $latest, retry: () => retries++ }, read, announces);
  store.$state.listen(() => undefined);
  const list = (): HistoryList => {
    const state = store.$state.get();
    if (state.kind !== 'ready') throw new Error(`The history is ${state.kind}.`);
    return state.value;
  };
  const begin = (first: ActionPage) => $latest.set({ kind: 'ready', value: first });
  const quiet = () => expect.poll(() => list().reading).toBeNull();
  return { $latest, store, list, begin, quiet, retried: () => retries };
}

describe('a history that is searched', () => {
  test('continues until there is a page of rows, and reports its progress', async () => {
    const asked: string[] = [];
    const { list, begin, quiet } = reader(async (cursor) => {
      asked.push(cursor);
      const at = Number(cursor);
      return page(many(at, 30), String(at - 100), at - 99);
    });
    begin(page(many(1000, 30), '900', 901));
    expect(list().rows).toHaveLength(30);
    await quiet();
    expect(asked).toEqual(['900', '800', '700', '600']);
    expect(list().rows).toHaveLength(150);
    expect([list().checked, list().until]).toEqual([500, 501_000]);
  });

  test('reads 20 pages at most before it needs a click', async () => {
    let asked = 0;
    const { list, begin, quiet } = reader(async () => page([], `c${String(++asked)}`, 0));
    begin(page([], 'c0', 0));
    await quiet();
    expect(asked).toBe(20);
    expect([list().rows.length, list().next, list().checked]).toEqual([0, 'c20', 2_100]);
  });

  test('shows what is found while it runs, and keeps it when stopped', async () => {
    let answer: (found: ActionPage) => void = () => undefined;
    const { store, list, begin, quiet } = reader(
      () => new Promise((resolve) => (answer = resolve)),
    );
    begin(page([9], 'c1'));
    answer(page([8], 'c2'));
    await expect.poll(() => list().rows.length).toBe(2);
    expect(list().reading).toBe('page');
    store.stop();
    answer(page([7], 'c3'));
    await quiet();
    expect(list().rows).toHaveLength(2);
    expect([list().next, list().failure]).toEqual(['c2', null]);
  });

  test('keeps what was loaded when a source fails midway, and continues at the retry', async () => {
    let down = true;
    const { store, list, begin, quiet } = reader(async () => {
      if (down) throw new Error('gone');
      return page([8], null);
    });
    begin(page([9], 'c1'));
    await quiet();
    expect(list().failure?.message).toBe('gone');
    expect(list().rows).toHaveLength(1);
    down = false;
    await store.read('page');
    expect([list().rows.length, list().failure, list().next]).toEqual([2, null, null]);
  });

  test('reads everything on request', async () => {
    const { store, list, begin, quiet } = reader(async (cursor) => {
      const at = Number(cursor);
      return page(many(at, 100), at > 100 ? String(at - 100) : null);
    });
    begin(page(many(3_000, 100), '2900'));
    expect(list().reading).toBeNull();
    void store.read('all');
    await quiet();
    expect(list().rows).toHaveLength(3_000);
    expect(list().next).toBeNull();
  });
});

describe('new actions', () => {
  test('are announced, and come before the rows when shown', async () => {
    const { $latest, store, list, begin } = reader(async () => page([], null));
    begin(page([3, 2], null));
    $latest.set({ kind: 'ready', value: page([5, 4, 3, 2], null) });
    expect(list().rows.map(({ blockNum }) => blockNum)).toEqual([3, 2]);
    store.showFresh();
    expect(list().rows.map(({ blockNum }) => blockNum)).toEqual([5, 4, 3, 2]);
  });

  test('reload the history if a page does not contain all of them, so that there is no gap', () => {
    const { $latest, store, begin, retried } = reader(() => new Promise(() => undefined));
    begin(page(many(100, 100), 'c1'));
    $latest.set({ kind: 'ready', value: page(many(400, 100), 'c2') });
    store.showFresh();
    expect(store.$state.get().kind).toBe('loading');
    expect(retried()).toBe(1);
  });

  test('are not looked for where the oldest come first', () => {
    const { $latest, list, begin } = reader(() => new Promise(() => undefined), false);
    begin(page([1, 2], null));
    $latest.set({ kind: 'ready', value: page([1, 2, 3], null) });
    expect(list().fresh).toEqual([]);
  });
});
