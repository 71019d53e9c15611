import type { Asset } from '../../core/asset.ts';
import { assetOf } from '../../model/shared/lenient.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';

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

/** An account's balance of one token, from a node. Undefined if it never had any. */
export async function tokenBalance(
  { node }: ChainAccess,
  account: string,
  { contract, code }: { contract: string; code: string },
  options?: RequestOptions,
): Promise<Asset | undefined> {
  return balanceIn(await node.getCurrencyBalance(contract, account, code, options), code);
}

/** The balance of a token in a response of get_currency_balance. Undefined if it has none. */
export function balanceIn(response: readonly unknown[], code: string): Asset | undefined {
  return response.map(assetOf).find((asset) => asset?.symbol.code === code) ?? undefined;
}
