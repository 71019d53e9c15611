import { coreBalance, tokenBalance } from '#src/chain/client/account/token-balance.ts';
import { type Asset, zeroAsset } from '../../chain/core/asset.ts';
import * as limits from '../../chain/core/limits.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore, loadStores } from '../load-store.ts';

/** The balance also changes by others' transfers and in other windows. */
const refreshEvery = limits.accountRefreshMs;

/**
 * An account's current balance of one token, from a node; empty if it never had any.
 * @param of `alice/eosio.token:EOS`
 */
export function tokenBalanceStore(of: string): LoadStore<Asset | undefined> {
  const [account = '', contract = '', code = ''] = of.split(/[/:]/);
  return createLoadStore(
    `balance/${of}`,
    () => tokenBalance(chainAccess(), account, { contract, code }),
    { refreshEvery, isEmpty: (asset) => asset === undefined },
  );
}

/** An account's liquid core balance; zero if it has none. */
export const balanceStore = loadStores(
  'balance',
  async (account) => {
    const balance = await coreBalance(chainAccess(), account);
    return balance ?? zeroAsset(chainConfig().coreSymbol);
  },
  { refreshEvery },
);
