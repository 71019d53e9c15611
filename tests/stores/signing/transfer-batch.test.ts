import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as transferBatch from '#src/stores/signing/transfer-batch.ts';
import type { SendOptions } from '#src/stores/wallet/wallet-send.ts';

interface Payment {
  readonly data: { readonly to: string };
}

const state = vi.hoisted(() => ({
  paid: [] as string[],
  /** Payments that the wallet has to confirm. */
  inWallet: [] as (() => void)[],
  asksWallet: false,
  signed: 0,
  /** The block that an index names for an open payment, and what nodes say of that block. */
  found: 7 as number | null,
  witnessed: 'held' as string | null,
}));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/chain/client/history/history.ts', () => ({ readTransaction: async () => ({}) }));
vi.mock('#src/chain/client/signing/find-sent.ts', () => ({ findSent: async () => state.found }));
vi.mock('#src/chain/client/signing/follow-sent.ts', () => ({
  witness: async () => {
    if (state.witnessed === null) throw new Error('no node responds');
    return { kind: state.witnessed };
  },
}));
vi.mock('#src/stores/wallet/wallet-state.ts', () => ({ $outcome: { get: () => null } }));
vi.mock('#src/stores/wallet/wallet.ts', () => ({
  transact: async (actions: readonly Payment[], { onPrepared }: SendOptions) => {
    const about = { transactionId: `id${(state.signed += 1)}`, expires: Date.now() + 60_000 };
    if (onPrepared?.(about) === false) return false;
    if (state.asksWallet) await new Promise<void>((done) => state.inWallet.push(done));
    for (const { data } of actions) state.paid.push(data.to);
    return true;
  },
}));

type Tab = typeof transferBatch;

const KEY = 'pronghorn-batch/eos/alice';

/** The lock that all tabs share. */
let lock = Promise.resolve();

Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request: async (_name: string, work: () => Promise<void>) => {
      const mine = lock.then(work);
      lock = mine.catch(() => undefined);
      return mine;
    },
  },
});

/** Each load is a tab of its own. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  const tab = await import('#src/stores/signing/transfer-batch.ts');
  tab.$batch.listen(() => undefined);
  return tab;
}

function listOf(...receivers: string[]) {
  const symbol = { code: 'EOS', precision: 4 };
  const parts = receivers.map((to) => ({
    state: 'waiting' as const,
    transfers: [{ line: 1, to, amount: '1', unit: null, memo: '' }],
  }));
  return { from: 'alice', contract: 'eosio.token', symbol, parts };
}

/** Transactions are a pause apart. */
async function ended(work: Promise<void>): Promise<void> {
  await vi.advanceTimersByTimeAsync(10_000);
  await work;
}

const statesIn = ({ $batch }: Tab) => $batch.get()?.parts.map((part) => part.state);

/** Two tabs, the second one opened while the first waits for its wallet. */
async function whileFirstSends() {
  const one = await openTab();
  one.saveBatch(listOf('bob', 'carol', 'dave'));
  state.asksWallet = true;
  const running = one.sendBatch('active');
  await vi.advanceTimersByTimeAsync(1);
  expect(state.inWallet).toHaveLength(1);
  const two = await openTab();
  two.restoreBatch('alice');
  expect(statesIn(two)).toEqual(['unsure', 'waiting', 'waiting']);
  const finish = async () => {
    state.asksWallet = false;
    state.inWallet.shift()?.();
    await ended(running);
    expect(state.paid).toEqual(['bob', 'carol', 'dave']);
  };
  return { two, finish };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  localStorage.clear();
  lock = Promise.resolve();
  Object.assign(state, { paid: [], inWallet: [], asksWallet: false, signed: 0 });
  Object.assign(state, { found: 7, witnessed: 'held' });
});

afterEach(() => vi.useRealTimers());

test.each([
  ['looks again', (tab: Tab) => tab.findPart(0)],
  ['gets the answer that it arrived', (tab: Tab) => tab.settlePart(0, true)],
  ['gets the answer that it did not arrive', (tab: Tab) => tab.settlePart(0, false)],
])('a second tab that %s pays nothing that the first has paid since', async (_what, settle) => {
  const { two, finish } = await whileFirstSends();
  await finish();
  await settle(two);
  expect(statesIn(two)).toEqual(['sent', 'sent', 'sent']);
  await ended(two.sendBatch('active'));
  expect(state.paid).toEqual(['bob', 'carol', 'dave']);
});

test('an answer of a second tab waits for the one that sends', async () => {
  const { two, finish } = await whileFirstSends();
  const settling = two.settlePart(0, false);
  await finish();
  await settling;
  expect(statesIn(two)).toEqual(['sent', 'sent', 'sent']);
});

test('an answer for another transaction at the same place does not count', async () => {
  const two = await openTab();
  const [bob] = listOf('bob').parts;
  const sent = (id: string) => ({
    ...listOf('bob'),
    parts: [{ ...bob!, state: 'sending' as const, id, expires: 0 }],
  });
  localStorage.setItem(KEY, JSON.stringify(sent('old')));
  two.restoreBatch('alice');
  localStorage.setItem(KEY, JSON.stringify(sent('new')));
  await two.settlePart(0, true);
  expect(two.$batch.get()?.parts).toMatchObject([{ state: 'unsure', id: 'new' }]);
  await two.settlePart(0, true);
  expect(two.$batch.get()?.parts).toMatchObject([{ state: 'sent', id: 'new' }]);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ parts: [{ state: 'sent' }] });
});

test('the progress of another tab is shown', async () => {
  const { two, finish } = await whileFirstSends();
  await finish();
  dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(statesIn(two)).toEqual(['unsure', 'waiting', 'waiting']);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(statesIn(two)).toEqual(['sent', 'sent', 'sent']);
});

test('a list that another tab has left is not sent, nor the one that it has begun', async () => {
  const two = await openTab();
  two.saveBatch(listOf('bob'));
  localStorage.removeItem(KEY);
  await ended(two.sendBatch('active'));
  expect(two.$batch.get()).toBeNull();

  two.saveBatch(listOf('bob'));
  localStorage.setItem(KEY, JSON.stringify(listOf('carol')));
  await ended(two.sendBatch('active'));
  expect(two.$batch.get()).toEqual(listOf('carol'));
  expect(state.paid).toEqual([]);
});

test('a list is sent and settled without storage', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const tab = await openTab();
  tab.saveBatch(listOf('bob'));
  await ended(tab.sendBatch('active'));
  full.mockRestore();
  expect(state.paid).toEqual(['bob']);
  expect(statesIn(tab)).toEqual(['sent']);
});

test.each([
  ['no block', { found: null }],
  ['a block in which nodes do not have it', { witnessed: 'absent' }],
  ['a block of one node alone, which the other contradicts', { witnessed: 'disputed' }],
  ['a block that no node returns', { witnessed: null }],
])('%s, named by an index, does not settle an open payment', async (_what, answers) => {
  const list = listOf('bob');
  const [part] = list.parts;
  const open = { ...part, state: 'unsure', id: 'id1', expires: Date.now() };
  localStorage.setItem(KEY, JSON.stringify({ ...list, parts: [open] }));
  const tab = await openTab();
  tab.restoreBatch('alice');
  Object.assign(state, answers);
  expect(await tab.findPart(0)).toBe(false);
  expect(statesIn(tab)).toEqual(['unsure']);
  Object.assign(state, { found: 7, witnessed: 'held' });
  expect(await tab.findPart(0)).toBe(true);
  expect(statesIn(tab)).toEqual(['sent']);
});

const damaged = (change: object) => JSON.stringify({ ...listOf('bob'), ...change });
const damagedPart = (change: object) =>
  damaged({ parts: [{ ...listOf('bob').parts[0], ...change }] });
const damagedTransfer = (change: object) =>
  damagedPart({ transfers: [{ ...listOf('bob').parts[0]!.transfers[0], ...change }] });

test.each([
  '{',
  '5',
  '[]',
  '{}',
  damaged({ from: 'mallory' }),
  damaged({ contract: 'No contract' }),
  damaged({ symbol: { code: 'EOS', precision: 40 } }),
  damaged({ parts: null }),
  damaged({ parts: [] }),
  damaged({ parts: [null] }),
  damagedPart({ state: 'other' }),
  damagedPart({ state: 'sending' }),
  damagedPart({ state: 'sent', id: 5 }),
  damagedPart({ transfers: [] }),
  damagedPart({ transfers: 'bob' }),
  damagedTransfer({ to: 5 }),
  damagedTransfer({ to: 'No name' }),
  damagedTransfer({ amount: 'all' }),
  damagedTransfer({ amount: '-1' }),
  damagedTransfer({ amount: '0.00001' }),
  damagedTransfer({ memo: null }),
])('the stored list %s is neither shown nor sent', async (stored) => {
  const tab = await openTab();
  tab.saveBatch(listOf('bob'));
  localStorage.setItem(KEY, stored);
  await ended(tab.sendBatch('active'));
  expect(state.paid).toEqual([]);
  tab.restoreBatch('alice');
  expect(tab.$batch.get()).toBeNull();
});

test('a list is left without storage', async () => {
  const tab = await openTab();
  tab.saveBatch(listOf('bob'));
  const refused = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  tab.discardBatch('alice');
  refused.mockRestore();
  expect(tab.$batch.get()).toBeNull();
});
