import { beforeEach, expect, test, vi } from 'vitest';
import type { SigningIntent } from '#src/chain/client/signing/signing-facts.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import type { ActionTrace, ActionView } from '#src/chain/model/action/action.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import type { DryRun } from '#src/chain/model/transaction/dry-run.ts';
import type { SigningPreview } from '#src/chain/model/signing/signing-preview.ts';
import { checkTransaction } from '#src/stores/signing/review-checks.ts';
import { soon } from '#tests/soon.ts';
import { facts, pay, systemCall } from '../../chain/model/signing/warnings/facts.ts';

const state = vi.hoisted(() => ({ fails: false, complete: true, readsAll: true }));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({ config: eos }) }));
vi.mock('#src/stores/favorites/favorites.ts', () => ({ favorites: () => [] }));
vi.mock('#src/stores/wallet/users.ts', () => ({
  $users: { get: () => ({ saved: [], current: null }) },
}));
vi.mock('#src/stores/signing/nested-actions.ts', () => ({
  readNested: () => Promise.resolve({ nested: [], proposals: [], complete: state.readsAll }),
  withData: (actions: unknown) => Promise.resolve(actions),
}));
vi.mock('#src/chain/client/signing/signing-facts.ts', () => {
  const known = ({ actions, nested = [] }: SigningIntent) => facts({ actions, nested });
  return {
    localFacts: (_: unknown, intent: SigningIntent) => known(intent),
    signingFacts: (_: unknown, intent: SigningIntent) =>
      state.fails
        ? Promise.reject(new Error('nobody answers'))
        : Promise.resolve({ facts: known(intent), complete: state.complete }),
  };
});

beforeEach(() => Object.assign(state, { fails: false, complete: true, readsAll: true }));

const view = (action: ReturnType<typeof pay>): ActionView => ({ ...action, hexData: null });
const deletion = systemCall('deleteauth', { account: 'alice', permission: 'votes' });

/** A dry run in which the action sends a change of power itself. */
function sending(action: ActionView): DryRun {
  const inline: ActionTrace[] = [{ ...asTrace(view(deletion), 1) }];
  return {
    kind: 'done',
    endpoint: 'https://node.example',
    cpu: 1,
    net: 1,
    ram: [],
    actions: [{ ...asTrace(action, 0), inline }],
  };
}

function check(action: ActionView, dryRun: Promise<DryRun | null>) {
  const shown: Partial<SigningPreview>[] = [];
  const leave = new AbortController();
  const transaction = { actions: [action], actor: 'alice', expiresAt: 0, sponsor: [], dryRun };
  const done = checkTransaction(transaction, leave.signal, (more) => shown.push(more));
  const rules = () => shown.map(({ warnings }) => (warnings ?? []).map(({ rule }) => rule));
  return { shown, done, leave, rules };
}

const later = <T>() => Promise.withResolvers<T>();

test('known contracts are checked at once, and again where the dry run shows a change of power', async () => {
  const { promise, resolve } = later<DryRun>();
  const action = view(pay());
  const { rules, done, shown } = check(action, promise);
  await soon(() => expect(rules()).toEqual([[]]));
  resolve(sending(action));
  await done;
  expect(rules()).toEqual([[], ['permission-removal']]);
  expect(shown.at(-1)?.nested?.[0]?.within).toEqual([{ kind: 'inline', contract: 'eosio.token' }]);
});

test('a dry run without a change of power does not update the review', async () => {
  const { rules, done } = check(view(pay()), Promise.resolve({ kind: 'unknown' }));
  await done;
  expect(rules()).toEqual([[]]);
});

test('nothing is said of a contract that is not known before its dry run', async () => {
  const { promise, resolve } = later<DryRun>();
  const action = view(pay({ contract: 'game' }));
  const { rules, done, shown } = check(action, promise);
  await Promise.resolve();
  await new Promise((settled) => setImmediate(settled));
  expect(shown).toEqual([]);
  resolve(sending(action));
  await done;
  expect(rules()).toEqual([expect.arrayContaining(['permission-removal', 'unknown-contract'])]);
});

test.each([
  ['a node that does not answer', { fails: true }],
  ['an account no node reports', { complete: false }],
  ['a nested transaction that cannot be read', { readsAll: false }],
])('%s leaves what was found, and that not all was checked', async (_, broken) => {
  Object.assign(state, broken);
  const { shown, rules, done } = check(view(deletion), Promise.resolve(null));
  await done;
  expect(rules()).toEqual([['permission-removal']]);
  expect(shown[0]?.unchecked).toBe(true);
});

test('what was answered is checked', async () => {
  const { shown, done } = check(view(deletion), Promise.resolve(null));
  await done;
  expect(shown[0]?.unchecked).toBe(false);
});

test('nothing is shown once the user has decided', async () => {
  const { shown, leave, done } = check(view(pay()), Promise.resolve(null));
  leave.abort();
  await done;
  expect(shown).toEqual([]);
});
