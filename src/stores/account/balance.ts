import { coreBalance } from '../../chain/client/account/core-balance.ts';
import { zeroAsset, type Asset } from '../../chain/core/asset.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** The balance also changes by others' transfers and in other windows. */
const refreshEvery = 5_000;

/** An account's liquid core balance; zero if it has none. */
export function balanceStore(account: string): LoadStore<Asset> {
  const read = async () => {
    const balance = await coreBalance(chainAccess(), account);
    return balance ?? zeroAsset(chainConfig().coreSymbol);
  };
  return createLoadStore(`balance/${account}`, read, { refreshEvery });
}
