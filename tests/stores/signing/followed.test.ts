import { sentOutcome } from '#tests/stores/wallet/sent-outcome.ts';
import { atom } from 'nanostores';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChainInfo } from '#src/chain/model/block/chain-info.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { soon } from '#tests/soon.ts';

const state = vi.hoisted(() => ({
  $head: null as unknown,
  refreshed: 0,
  found: { blockNum: null as number | null, isFinal: false },
  attemptsLeft: 40,
  searches: 0,
}));
const $head = atom<LoadState<ChainInfo>>({ kind: 'loading' });
state.$head = $head;

vi.mock('#src/stores/chain/head.ts', () => ({
  get $head() {
    return state.$head;
  },
}));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/refresh.ts', () => ({ refreshAffected: () => (state.refreshed += 1) }));
vi.mock('#src/chain/client/signing/find-sent.ts', () => ({ findSent: async () => null }));
vi.mock('#src/chain/client/signing/follow-sent.ts', () => ({
  startFollowing: (id: string) => ({ id, blockNum: null, attemptsLeft: state.attemptsLeft }),
  advanceFollow: async (_access: unknown, following: object) => ({
    ...following,
    ...state.found,
    witnesses: ['https://a.example', 'https://b.example'],
    disputed: null,
  }),
}));
vi.mock('#src/stores/signing/search-pending.ts', () => ({
  searchPending: async () => void (state.searches += 1),
}));

const { follow } = await import('#src/stores/signing/followed.ts');
const { savePending, pendingDuplicate, signedFor } =
  await import('#src/stores/signing/pending-bytes.ts');
const { $outcome } = await import('#src/stores/wallet/wallet-state.ts');
const { $reversible } = await import('#src/stores/signing/reversible.ts');

/** Heads come until one is followed: those that come meanwhile are left out. */
const atHead = (
  headBlockNum: number,
  lastIrreversibleBlockNum: number,
  check: () => void,
): Promise<unknown> =>
  soon(() => {
    const value = { headBlockNum, lastIrreversibleBlockNum } as unknown as ChainInfo;
    $head.set({ kind: 'ready', value });
    check();
  });

beforeEach(() => {
  state.refreshed = 0;
  state.found = { blockNum: null, isFinal: false };
  state.attemptsLeft = 40;
  state.searches = 0;
  $reversible.set(null);
});

test('what a transaction changed is read again in its block and once that is final', async () => {
  const $followed = follow('a', 100);
  await atHead(99, 90, () => expect($followed.get().kind).toBe('pending'));
  expect(state.refreshed).toBe(0);

  state.found = { blockNum: 100, isFinal: false };
  await atHead(100, 90, () => expect($followed.get().kind).toBe('in-block'));
  expect(state.refreshed).toBe(1);
  expect($reversible.get()).toMatchObject({ id: 'a', blockNum: 100 });

  // Another head changes nothing of what nodes report.
  await atHead(101, 95, () => expect($followed.get()).toMatchObject({ blocksToGo: 5 }));
  expect(state.refreshed).toBe(1);

  state.found = { blockNum: 100, isFinal: true };
  await atHead(102, 101, () => expect($followed.get().kind).toBe('irreversible'));
  expect(state.refreshed).toBe(2);
  expect($reversible.get()).toBeNull();
});

test('what it changed is read again if a fork drops its block', async () => {
  state.found = { blockNum: 200, isFinal: false };
  const $followed = follow('b', 200);
  await atHead(201, 190, () => expect($followed.get().kind).toBe('in-block'));
  state.found = { blockNum: null, isFinal: false };
  await atHead(202, 190, () => expect($followed.get().kind).toBe('pending'));
  expect(state.refreshed).toBe(2);
  expect($reversible.get()).toBeNull();
});

test('a success counts as seen where its outcome is shown, and is named later where it was left', async () => {
  const bytes = (id: string) => ({
    id,
    packed: 'ab12',
    signatures: [],
    intentKey: 'a payment',
    delaySeconds: 0,
    sentTo: null,
    expires: Date.now() + 60_000,
  });
  for (const id of ['shown', 'left']) savePending(bytes(id));
  $outcome.set(sentOutcome({ transactionId: 'shown' }));
  state.found = { blockNum: 300, isFinal: false };
  const [$shown, $left] = [follow('shown', 300), follow('left', 300)];
  await atHead(301, 290, () => {
    expect($shown.get().kind).toBe('in-block');
    expect($left.get().kind).toBe('in-block');
  });
  expect(signedFor('a payment')).toMatchObject([{ id: 'left', blockNum: 300 }]);
  expect(pendingDuplicate('a payment')).toBeNull();
});

test('its blocks are searched once no followed block has it', async () => {
  state.attemptsLeft = 0;
  const $followed = follow('late', null);
  let head = 500;
  await soon(() => {
    const value = { headBlockNum: head++, lastIrreversibleBlockNum: 90 } as unknown as ChainInfo;
    $head.set({ kind: 'ready', value });
    expect(state.searches).toBeGreaterThan(0);
  });
  expect($followed.get().kind).toBe('unseen');
});
