import { chainNow } from '#src/chain/core/clock.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** How later responses change the account as `get_account` reports it. */
export interface AccountChange {
  readonly change: (account: AccountView) => AccountView;
}

/** An account's current REX balance. Its code is loaded after the account's. */
export function accountRexStore(name: string): LoadStore<AccountChange> {
  return changeStore(`${name}/in-rex`, async () => {
    const { accountRex } = await import('../../chain/client/account/account-rex.ts');
    const { withRexWorth } = await import('../../chain/model/account/with-rex-worth.ts');
    const inRex = await accountRex(chainAccess(), name, chainNow());
    return (account) => withRexWorth(account, inRex);
  });
}

/** Stakes in FIO's and Proton's own contracts. Other chains never load this code. */
export function separateStakesStore(name: string): LoadStore<AccountChange> {
  return changeStore(`${name}/apart`, async () => {
    const { separateStakes } = await import('../../chain/client/account/separate-stakes.ts');
    const { withSeparateStakes } =
      await import('../../chain/model/account/with-separate-stakes.ts');
    const apart = await separateStakes(chainAccess(), name);
    return (account) => (apart ? withSeparateStakes(account, apart) : account);
  });
}

function changeStore(
  key: string,
  read: () => Promise<AccountChange['change']>,
): LoadStore<AccountChange> {
  return createLoadStore(`account/${key}`, async () => ({ change: await read() }), {
    refreshEvery: 30_000,
  });
}

/** The account with the changes that have been loaded, in their order. */
export function withChanges(
  account: AccountView,
  ...changes: readonly LoadState<AccountChange>[]
): AccountView {
  return changes.reduce(
    (account, state) => (state.kind === 'ready' ? state.value.change(account) : account),
    account,
  );
}

/** Why REX counts as the node booked it when it last changed; null once its worth is known. */
export function bookedRex({ kind }: LoadState<AccountChange>): 'loading' | 'failed' | null {
  return kind === 'loading' || kind === 'failed' ? kind : null;
}
