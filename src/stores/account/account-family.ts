import { controlledAccounts, childrenOf } from '../../chain/client/account/account-family.ts';
import type { KeyAccount } from '../../chain/model/permission/key.ts';
import type { CreatedAccount } from '../../chain/services/hyperion/lists.ts';
import { chainAccess } from '../chain/client.ts';
import { createGrowingList, type GrowingList } from '../history/growing-list.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** The accounts that an account created, a hundred at a time. */
export function childrenStore(name: string): GrowingList<CreatedAccount> {
  return createGrowingList(`children/${name}`, async (skip) => {
    const { accounts, more } = await childrenOf(chainAccess(), name, skip);
    return { rows: accounts, more };
  });
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
