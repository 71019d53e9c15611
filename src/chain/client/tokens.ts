import type { Asset } from '../core/asset.ts';
import type { TokenBalance } from '../model/account.ts';
import { assetOf } from '../model/lenient.ts';
import type { Asking } from '../rpc/node.ts';
import type { ChainAccess } from './access.ts';
import { hyperionOf } from './hyperion.ts';

export interface TokenList {
  readonly tokens: readonly TokenBalance[];
  /** False where only the core token could be asked for. */
  readonly complete: boolean;
}

export async function accountTokens(
  access: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<TokenList> {
  try {
    const hyperion = hyperionOf(access);
    if (hyperion) return { tokens: await hyperion.getTokens(account, asking), complete: true };
  } catch {
    asking?.signal?.throwIfAborted();
  }
  const amount = await coreBalance(access, account, asking);
  const contract = access.config.accounts.token;
  return { tokens: amount ? [{ contract, amount }] : [], complete: false };
}

export async function coreBalance(
  { node, config }: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<Asset | undefined> {
  const { code } = config.coreSymbol;
  const told = await node.getCurrencyBalance(config.accounts.token, account, code, asking);
  return told.map(assetOf).find((asset) => asset?.symbol.code === code) ?? undefined;
}
