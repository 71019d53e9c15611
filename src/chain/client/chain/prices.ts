import { chainNow } from '../../core/clock.ts';
import * as limits from '../../core/limits.ts';
import type { PriceBasis, SkippedPrice } from '../../model/price/price.ts';
import type { PriceList } from '../../model/token/token-worth.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ForexRates } from '../../services/backend/prices.ts';
import { cachedFor } from '../../services/timed-cache.ts';
import type { ChainAccess } from './access.ts';
import { dollarPrice, pricesOf } from './core-price.ts';

/** The core token's price in a currency. */
export interface CorePrice extends PriceBasis {
  readonly price: number;
  /** The requested one, or US dollars if no source has a rate of it. */
  readonly currency: string;
}

export interface CorePriceState {
  readonly core: CorePrice | null;
  /** Sources that responded and have no price. */
  readonly skipped: readonly SkippedPrice[];
}

/** The core token's price by the best source that has one. It never throws but after an abort. */
export async function corePrice(
  access: ChainAccess,
  currency: string,
  options: RequestOptions = {},
): Promise<CorePriceState> {
  const own = async () => (await siteServices(access))?.ownCorePrice(access, options) ?? null;
  const [{ reading, skipped }, rate] = await Promise.all([
    dollarPrice(access, own, options),
    forexRate(access, currency, options),
  ]);
  const converted = rate === null ? { rate: 1, currency: 'USD' } : { rate, currency };
  const core = reading && {
    ...reading,
    price: reading.price * converted.rate,
    currency: converted.currency,
  };
  return { core, skipped };
}

/** Token prices from the chain's sources. A source that fails contributes none. */
export async function tokenPrices(access: ChainAccess, requested: string): Promise<PriceList> {
  const { core } = await corePrice(access, requested);
  const currency = core?.currency ?? requested;
  const [site, rate] = await Promise.all([siteServices(access), forexRate(access, currency)]);
  const own = (await site?.ownTokenPrices(access, currency, rate)) ?? [];
  const prices = new Map<string, number>();
  const add = (id: string, price: number | null) => {
    if (price !== null && price > 0) prices.set(id, price);
  };
  for (const [id, price] of own) add(id, price);
  const { accounts, coreSymbol, legacySymbol } = access.config;
  add(`${accounts.token}:${coreSymbol.code}`, core && core.price);
  // They are swapped one to one.
  if (legacySymbol && accounts.legacyToken)
    add(`${accounts.legacyToken}:${legacySymbol.code}`, core && core.price);
  return { currency, prices, basis: core };
}

/** Most chains have no service of the site. Null too if its code does not load. */
async function siteServices({ config }: ChainAccess) {
  if (config.backendUrl === null && config.accountServiceUrl === null) return null;
  return orAnyError(import('./site-prices.ts'), null);
}

/** Units of a currency for one US dollar: by the site's own backend, else by public services. */
async function forexRate(
  access: ChainAccess,
  currency: string,
  options: RequestOptions = {},
): Promise<number | null> {
  if (currency === 'USD') return 1;
  const own = (await (await siteServices(access))?.backendForex(access, options))?.[currency];
  if (own !== undefined) return own;
  const { fetch, now = chainNow } = access;
  const { forex } = await pricesOf(access);
  for (const source of forex) {
    const times = { now: now(), keepMs: limits.forexMs, pauseMs: limits.priceServicePauseMs };
    const read = async () => {
      const { publicForexRates } = await import('../../services/forex.ts');
      return publicForexRates(source, { ...(fetch && { fetch }) });
    };
    const none: ForexRates = {};
    const rate = (await orAnyError(cachedFor(source.url, read, times), none))[currency];
    options.signal?.throwIfAborted();
    if (rate !== undefined) return rate;
  }
  return null;
}
