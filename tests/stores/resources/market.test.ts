import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refreshAffected } from '#src/stores/refresh.ts';
import { ramHistoryStore } from '#src/stores/resources/market.ts';
import { soon } from '../../soon.ts';

const history = vi.hoisted(() => ({ deals: [] as string[] }));
vi.mock('#src/stores/chain/contract-facts.ts', () => ({
  actualAccess: () => Promise.resolve({}),
  knownAccess: () => ({}),
}));
vi.mock('#src/chain/client/resource/ram-history.ts', () => ({
  ramHistory: () => Promise.resolve({ deals: [...history.deals], complete: true }),
}));

const bought = (account: string) => account;

beforeEach(() => {
  vi.useFakeTimers();
  history.deals = [bought('bob')];
});
afterEach(() => vi.useRealTimers());

/** The buyers that a screen shows. */
function shown(period: string) {
  const { $state } = ramHistoryStore(period);
  const stop = $state.listen(() => undefined);
  const buyers = () => {
    const state = $state.get();
    return state.kind === 'ready' ? state.value.deals : [];
  };
  return { buyers, stop };
}

test('has the trade that the visitor signed', async () => {
  const { buyers, stop } = shown('day');
  await soon(() => expect(buyers()).toEqual(['bob']));
  history.deals = [bought('alice'), ...history.deals];
  refreshAffected();
  await soon(() => expect(buyers()).toEqual(['alice', 'bob']));
  stop();
});

test('has it too where the history is behind the chain', async () => {
  const { buyers, stop } = shown('week');
  await soon(() => expect(buyers()).toEqual(['bob']));
  refreshAffected();
  await vi.advanceTimersByTimeAsync(5_000);
  history.deals = [bought('alice'), ...history.deals];
  await vi.advanceTimersByTimeAsync(60_000);
  expect(buyers()).toEqual(['alice', 'bob']);
  stop();
});
