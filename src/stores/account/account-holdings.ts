import { createdAccounts, controlledAccounts } from '#src/chain/client/account/created-accounts.ts';
import { verifiedProfile } from '#src/chain/client/account/account-profile.ts';
import type { CreatedAccount } from '#src/chain/services/hyperion/lists.ts';
import { readGenesisAward } from '#src/chain/tables/genesis.ts';
import { chainAccess } from '../chain/client.ts';
import { createInfiniteList, type InfiniteList } from '../history/infinite-list.ts';
import { emptyIfNoRows, emptyIfNull, loadStores } from '../load-store.ts';

/** An account's profile on Proton; empty for none. */
export const profileStore = loadStores(
  'profile',
  (name) => verifiedProfile(chainAccess(), name),
  emptyIfNull,
);

/** An account's WAX genesis award. */
export const genesisAwardStore = loadStores(
  'account-genesis',
  (name) => readGenesisAward(chainAccess().pool, name),
  emptyIfNull,
);

/** The accounts that an account created, a hundred at a time. */
export function createdAccountsStore(name: string): InfiniteList<CreatedAccount> {
  return createInfiniteList(
    `children/${name}`,
    async (cursor) => {
      const skip = Number(cursor ?? 0);
      const { accounts, length, more } = await createdAccounts(chainAccess(), name, skip);
      return { rows: accounts, next: more ? String(skip + length) : null };
    },
    (account) => account.name,
  );
}

/** Permissions of other accounts that an account can use. */
export const controlledStore = loadStores(
  'controlled',
  async (name) => {
    const all = await controlledAccounts(chainAccess(), name);
    return all.filter(({ account }) => account !== name);
  },
  emptyIfNoRows,
);
