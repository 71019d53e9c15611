import type { TokenMarket } from '../../model/token/listed-token.ts';
import type { PricePeriod } from '../../model/token/price-period.ts';
import type { TokenFacts } from '../../model/token/token-facts.ts';
import type { TokenId } from '../../model/token/token-id.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import { isMissing } from '../../rpc/missing.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { getPriceSeries } from '../../services/backend/prices.ts';
import { getToken } from '../../services/backend/tokens.ts';
import type { PricePoint } from '../../services/price-points.ts';
import { tokenStat } from '../../tables/tokens.ts';
import type { ChainAccess } from '../chain/access.ts';
import { backendOf, fromBackend } from '../chain/backend.ts';
import { backendForex } from '../chain/site-prices.ts';
import { inCirculation } from './circulation.ts';
import { coreMarkets } from './core-market.ts';
import { holderCount } from './top-accounts.ts';
import { marketOf, marketTokens } from './token-market.ts';

/**
 * A token by its contract's table and the chain's services. Null if the contract has no such token.
 * A service that fails contributes nothing.
 */
export async function tokenFacts(
  access: ChainAccess,
  id: TokenId,
  currency: string,
  options: RequestOptions = {},
): Promise<TokenFacts | null> {
  const { signal } = options;
  const [stat, holders, listed, forex, rated, core] = await Promise.all([
    statOf(access, id, options),
    orAnyError(holderCount(access, id, options), null, signal),
    fromBackend(access, (backend) => getToken(backend, listId(access, id), options), null, signal),
    backendForex(access, options),
    ratedMarket(access, id, currency, options),
    coreMarkets(access, currency, options),
  ]);
  if (!stat) return null;
  const rate = forex[currency] ?? null;
  return {
    ...id,
    ...stat,
    circulating: await inCirculation(access, id, stat.supply, options),
    holders,
    market: core(id, rated ?? (listed && marketOf(listed.price, currency, forex))),
    name: listed?.metadata.name ?? null,
    website: listed?.metadata.website ?? null,
    description: listed?.metadata.desc ?? null,
    pairs: (listed?.pairs ?? []).map((pair) => ({
      base: pair.pair_base,
      quote: pair.pair_quote,
      exchange: pair.exchange,
      price: pair.quote.price,
      volume: pair.quote.volume_usd_24h && rate && pair.quote.volume_usd_24h * rate,
      share: pair.percentage_daily_volume && pair.percentage_daily_volume / 100,
    })),
  };
}

/** Null if the account has no such token, or there is no such account. */
async function statOf({ pool }: ChainAccess, { contract, code }: TokenId, options: RequestOptions) {
  try {
    return await orMissingTable(tokenStat(pool, contract, code, options), null);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Prices of the account service, which come with all its tokens. */
async function ratedMarket(
  access: ChainAccess,
  { contract, code }: TokenId,
  currency: string,
  options: RequestOptions,
): Promise<TokenMarket | null> {
  if (access.config.accountServiceUrl === null) return null;
  const withoutBackend = { ...access, config: { ...access.config, backendUrl: null } };
  const { tokens } = await marketTokens(withoutBackend, currency, options);
  return tokens.find((one) => one.contract === contract && one.code === code)?.market ?? null;
}

/** The backend's id of a token. */
function listId({ config }: ChainAccess, { contract, code }: TokenId): string {
  return `${code}-${config.key}-${contract}`;
}

/** Prices in US dollars, oldest first. Throws UnsupportedError if the chain has no backend. */
export function tokenPriceSeries(
  access: ChainAccess,
  id: TokenId,
  period: PricePeriod,
): Promise<readonly PricePoint[]> {
  return getPriceSeries(backendOf(access), listId(access, id), period);
}
