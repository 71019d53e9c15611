import { tokenBalance } from '../../chain/client/account/token-balance.ts';
import type { Asset } from '../../chain/core/asset.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/**
 * What an account has of one token, as a node knows it now; empty where it never had any.
 * @param of `alice/eosio.token:EOS`
 */
export function tokenBalanceStore(of: string): LoadStore<Asset | undefined> {
  const [account = '', contract = '', code = ''] = of.split(/[/:]/);
  return createLoadStore(
    `balance/${of}`,
    () => tokenBalance(chainAccess(), account, { contract, code }),
    { refreshEvery: 5_000, isEmpty: (asset) => asset === undefined },
  );
}
