import type { Asset } from '../../core/asset.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { tokenBalance } from './token-balance.ts';

export async function coreBalance(
  access: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<Asset | undefined> {
  const { accounts, coreSymbol } = access.config;
  return tokenBalance(
    access,
    account,
    { contract: accounts.token, code: coreSymbol.code },
    options,
  );
}
