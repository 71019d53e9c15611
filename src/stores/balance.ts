import { zeroAsset, type Asset } from '../chain/core/asset.ts';
import { chainConfig } from './chain.ts';
import { chainClient } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

/** What an account has of the core token, free to send; zero where it has none. */
export function balanceStore(account: string): LoadStore<Asset> {
  return createLoadStore(`balance/${account}`, async () => {
    const { accounts, coreSymbol } = chainConfig();
    const [balance] = await chainClient().currencyBalance(account, accounts.token, coreSymbol.code);
    return balance ?? zeroAsset(coreSymbol);
  });
}
