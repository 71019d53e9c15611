import type { TokenMarket } from '../../model/token/listed-token.ts';
import type { TokenId } from '../../model/token/token-id.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { corePrice } from '../chain/prices.ts';

/**
 * Puts the core token's price, by the chain's price sources, in place of the one that a service
 * lists. The token that it replaced has the same, since they are swapped one to one. Other tokens
 * keep what is listed.
 */
export async function coreMarkets(
  access: ChainAccess,
  currency: string,
  options?: RequestOptions,
): Promise<(id: TokenId, listed: TokenMarket | null) => TokenMarket | null> {
  const { accounts, coreSymbol, legacySymbol } = access.config;
  const { core } = await corePrice(access, currency, options);
  return ({ contract, code }, listed) => {
    const isCore = contract === accounts.token && code === coreSymbol.code;
    const isLegacy = contract === accounts.legacyToken && code === legacySymbol?.code;
    // A page has one currency for all its figures.
    if (core?.currency !== currency || !(isCore || isLegacy)) return listed;
    const { price, source, updated, doubts } = core;
    const cap = listed && listed.cap && (listed.cap / listed.price) * price;
    return {
      price,
      change: listed?.change ?? null,
      volume: listed?.volume ?? null,
      cap,
      basis: { source, updated, doubts },
    };
  };
}
