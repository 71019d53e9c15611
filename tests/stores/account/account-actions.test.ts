import { beforeEach, expect, test, vi } from 'vitest';
import { accountActionsStore } from '#src/stores/account/account-actions.ts';
import { changeSettings } from '#src/stores/settings/settings.ts';
import { transfer } from '#tests/chain/history/rows.ts';
import { soon } from '#tests/soon.ts';

const rows = vi.hoisted(() => ({ all: [] as unknown[] }));
vi.mock('#src/chain/client/history/history.ts', () => ({
  accountActions: () =>
    Promise.resolve({ rows: rows.all, next: null, total: null, source: 'hyperion' }),
}));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/chain.ts', async () => {
  const { eos } = await import('#src/chain/config/chains/eos.ts');
  return { chainConfig: () => eos };
});

const advert = transfer({ from: 'mallory', memo: 'play at www.example.org' });
const rent = transfer({ from: 'bob', memo: 'rent' });
const carol = { authorization: [{ actor: 'carol', permission: 'active' }] };
const lunch = transfer({ from: 'carol', memo: 'lunch' }, carol);

beforeEach(() => {
  localStorage.clear();
  rows.all = [advert, rent, lunch];
});

let accounts = 0;

/** The rows shown, of an account that no other test asked for. */
async function shownRows() {
  const { $state } = accountActionsStore(`alice${++accounts}`);
  const stop = $state.listen(() => undefined);
  await soon(() => expect($state.get().kind).toBe('ready'));
  const state = $state.get();
  stop();
  return state.kind === 'ready' ? state.value.rows : null;
}

test('the latest actions leave spam out', async () => {
  expect(await shownRows()).toEqual([rent, lunch]);
});

test('the latest actions leave out senders that the visitor marked', async () => {
  changeSettings({ spamSenders: ['bob'] });
  expect(await shownRows()).toEqual([lunch]);
  changeSettings({ spamSenders: [] });
  expect(await shownRows()).toEqual([rent, lunch]);
});

test('who comes back finds the list, unless a sender was marked meanwhile', () => {
  const list = accountActionsStore('alice');
  expect(accountActionsStore('alice')).toBe(list);
  changeSettings({ spamSenders: ['bob'] });
  expect(accountActionsStore('alice')).not.toBe(list);
});
