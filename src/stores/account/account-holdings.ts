import { createdAccounts, controlledAccounts } from '#src/chain/client/account/created-accounts.ts';
import {
  verifiedProfile,
  type VerifiedProfile,
} from '#src/chain/client/account/account-profile.ts';
import type { GenesisAward } from '#src/chain/model/block/genesis.ts';
import type { KeyAccount } from '#src/chain/model/permission/key.ts';
import type { CreatedAccount } from '#src/chain/services/hyperion/lists.ts';
import { readGenesisAward } from '#src/chain/tables/genesis.ts';
import { chainAccess } from '../chain/client.ts';
import { createInfiniteList, type InfiniteList } from '../history/infinite-list.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** An account's profile on Proton; empty for none. */
export function profileStore(name: string): LoadStore<VerifiedProfile | null> {
  return createLoadStore(`profile/${name}`, () => verifiedProfile(chainAccess(), name), {
    isEmpty: (profile) => profile === null,
  });
}

/** An account's WAX genesis award. */
export function genesisAwardStore(name: string): LoadStore<GenesisAward | null> {
  return createLoadStore(
    `account/${name}/genesis`,
    () => readGenesisAward(chainAccess().pool, name),
    { isEmpty: (award) => award === null },
  );
}

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
export function controlledStore(name: string): LoadStore<readonly KeyAccount[]> {
  return createLoadStore(
    `controlled/${name}`,
    async () => {
      const all = await controlledAccounts(chainAccess(), name);
      return all.filter(({ account }) => account !== name);
    },
    { isEmpty: (rows) => rows.length === 0 },
  );
}
