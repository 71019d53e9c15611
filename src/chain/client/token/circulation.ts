import { type Asset } from '../../core/asset.ts';
import { addAssets } from '../../core/asset-sums.ts';
import type { TokenId } from '../../model/token/token-id.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { tokenBalances, tokenStat } from '../../tables/tokens.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * The part of a supply that is in circulation: without what the chain's file says does not circulate.
 * All of it for tokens of others. Null if a balance is not known.
 */
export async function inCirculation(
  access: ChainAccess,
  { contract, code }: TokenId,
  supply: Asset,
  options: RequestOptions = {},
): Promise<Asset | null> {
  const { pool, config } = access;
  const { notCirculating, accounts, coreSymbol, legacySymbol } = config;
  const isCore = contract === accounts.token && code === coreSymbol.code;
  const isLegacy = contract === accounts.legacyToken && code === legacySymbol?.code;
  if (!isCore && !isLegacy) return supply;
  const excludedBalances = await Promise.all(
    notCirculating.map((account) =>
      orAnyError(
        orMissingTable(tokenBalances(pool, contract, account, options), []),
        null,
        options.signal,
      ),
    ),
  );
  let { units } = supply;
  for (const balances of excludedBalances) {
    if (balances === null) return null;
    units -= balances.find(({ symbol }) => symbol.code === code)?.units ?? 0n;
  }
  return units < 0n ? null : { ...supply, units };
}

/**
 * All tokens in circulation that count as core tokens: with those of the token before it, which
 * still is what stakes are made of. Null if not known.
 */
export async function coreInCirculation(
  access: ChainAccess,
  core: Asset | null,
): Promise<Asset | null> {
  const { pool, config } = access;
  const { accounts, legacySymbol } = config;
  if (!core || !legacySymbol || !accounts.legacyToken) return core;
  const id = { contract: accounts.legacyToken, code: legacySymbol.code };
  const stat = await orMissingTable(tokenStat(pool, id.contract, id.code), null);
  const legacy = stat && (await inCirculation(access, id, stat.supply));
  return legacy && addAssets(core, { ...legacy, symbol: core.symbol });
}
