import { zeroAsset } from '../../core/asset.ts';
import { accountView } from '../../model/account/account-view.ts';
import type { AccountView } from '../../model/account/account.ts';
import { withMissingError } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { coreBalance } from './token-balance.ts';

export function readAccount(
  access: ChainAccess,
  name: string,
  options?: RequestOptions,
): Promise<AccountView> {
  const { accounts, coreSymbol: symbol, legacySymbol } = access.config;
  return withMissingError('account', async () => {
    // Nodes report a balance of eosio.token only, which may be of the legacy token.
    const elsewhere = accounts.token !== 'eosio.token';
    const [response, liquid] = await Promise.all([
      access.node.getAccount(name, options),
      elsewhere ? coreBalance(access, name, options) : undefined,
    ]);
    return accountView(response, {
      symbol,
      legacySymbol,
      liquid: elsewhere ? (liquid ?? zeroAsset(symbol)) : undefined,
      separateStakes: access.config.features.includes('separate-stakes'),
    });
  });
}
