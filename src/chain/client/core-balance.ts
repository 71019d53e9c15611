import type { Asset } from '../core/asset.ts';
import { assetOf } from '../model/lenient.ts';
import type { Asking } from '../rpc/node.ts';
import type { ChainAccess } from './access.ts';

export async function coreBalance(
  { node, config }: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<Asset | undefined> {
  const { code } = config.coreSymbol;
  const told = await node.getCurrencyBalance(config.accounts.token, account, code, asking);
  return told.map(assetOf).find((asset) => asset?.symbol.code === code) ?? undefined;
}
