import { atom, cleanStores } from 'nanostores';
import { expect, test } from 'vitest';
import type { ActionPage } from '#src/chain/history/provider.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { createActionList, type ActionList } from '#src/stores/history/action-list.ts';

function row(sequence: number): ActionRow {
  return {
    account: 'eosio.token',
    name: 'transfer',
    authorization: [],
    data: {},
    hexData: null,
    transactionId: 'a'.repeat(64),
    blockNum: sequence,
    blockTime: 0,
    globalSequence: String(sequence),
    receivers: [],
  };
}

const page = (sequences: number[], next: string | null): ActionPage => ({
  rows: sequences.map(row),
  next,
  total: null,
  source: 'hyperion',
});

function list(
  older: (cursor: string) => Promise<ActionPage> = () => Promise.reject(new Error('none')),
) {
  const $latest = atom<LoadState<ActionPage>>({ kind: 'loading' });
  const store = createActionList({ $state: $latest, retry: () => undefined }, older);
  let stop = store.$state.listen(() => undefined);
  /** Goes to another screen and comes back, after the store was unmounted. */
  const comeBack = () => {
    stop();
    cleanStores(store.$state);
    stop = store.$state.listen(() => undefined);
  };
  const value = (): ActionList => {
    const state = store.$state.get();
    if (state.kind !== 'ready') throw new Error(`The list is ${state.kind}.`);
    return state.value;
  };
  const shown = () => value().rows.map((one) => Number(one.globalSequence));
  return { $latest, store, value, shown, comeBack };
}

test('new actions are announced and do not move what is read, until they are shown', () => {
  const { $latest, store, value, shown } = list();
  $latest.set({ kind: 'ready', value: page([3, 2], null) });
  $latest.set({ kind: 'ready', value: page([5, 4, 3], null) });
  expect(shown()).toEqual([3, 2]);
  expect(value().fresh).toHaveLength(2);
  store.showFresh();
  expect(shown()).toEqual([5, 4, 3, 2]);
  expect(value().fresh).toHaveLength(0);
});

test('a list that is opened again begins with what is new, and then announces', () => {
  const { $latest, value, shown, comeBack } = list();
  $latest.set({ kind: 'ready', value: page([3, 2], null) });
  comeBack();
  expect(shown()).toEqual([3, 2]);
  $latest.set({ kind: 'ready', value: page([4, 3], null) });
  expect(shown()).toEqual([4, 3, 2]);
  $latest.set({ kind: 'ready', value: page([5, 4], null) });
  expect(shown()).toEqual([4, 3, 2]);
  expect(value().fresh).toHaveLength(1);
});

test('older actions come behind, each once', async () => {
  const { $latest, store, value, shown } = list(async (cursor) =>
    cursor === 'c2' ? page([2, 1], null) : page([], null),
  );
  $latest.set({ kind: 'ready', value: page([3, 2], 'c2') });
  await store.loadMore();
  expect(shown()).toEqual([3, 2, 1]);
  expect(value().next).toBeNull();
});

test('a failed page keeps the rows and can be retried', async () => {
  let fails = true;
  const { $latest, store, value, shown } = list(async () => {
    if (fails) throw new Error('gone');
    return page([1], null);
  });
  $latest.set({ kind: 'ready', value: page([2], 'c1') });
  await store.loadMore();
  expect(shown()).toEqual([2]);
  expect(value().moreFailure?.message).toBe('gone');
  fails = false;
  await store.loadMore();
  expect(shown()).toEqual([2, 1]);
  expect(value().moreFailure).toBeNull();
});

test('a failing source is reported and the rows stay', () => {
  const { $latest, store, shown } = list();
  $latest.set({ kind: 'ready', value: page([2], null) });
  const failure = { endpoint: 'http://node.test', message: 'down' };
  $latest.set({ kind: 'ready', value: page([2], null), failure });
  expect(store.$state.get()).toMatchObject({ kind: 'ready', failure });
  expect(shown()).toEqual([2]);
});
