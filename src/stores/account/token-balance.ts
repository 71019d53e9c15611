import { tokenBalance } from '../../chain/client/account/token-balance.ts';
import type { Asset } from '../../chain/core/asset.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/**
 * An account's current balance of one token, from a node; empty if it never had any.
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
