import { chainNow } from '../../core/clock.ts';
import * as limits from '../../core/limits.ts';
import type { PriceBasis, SkippedPrice, SourcedReading } from '../../model/price/price.ts';
import type { PriceList } from '../../model/token/token-worth.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { type ForexRates, getForex, getTicker } from '../../services/backend/prices.ts';
import { getTokens } from '../../services/backend/tokens.ts';
import { cachedFor } from '../../services/timed-cache.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import { createRates } from '../../services/rates.ts';
import type { ChainAccess } from './access.ts';
import { fromBackend } from './backend.ts';
import { dollarPrice, pricesOf } from './core-price.ts';

/** The core token's price in a currency. */
export interface CorePrice extends PriceBasis {
  readonly price: number;
  /** The wanted one, or US dollars if no source has a rate of it. */
  readonly currency: string;
}

export interface CorePriceState {
  readonly core: CorePrice | null;
  /** Sources that were asked and have no price. */
  readonly skipped: readonly SkippedPrice[];
}

/** The core token's price by the best source that has one. It never throws but after an abort. */
export async function corePrice(
  access: ChainAccess,
  currency: string,
  options: RequestOptions = {},
): Promise<CorePriceState> {
  const [{ reading, skipped }, rate] = await Promise.all([
    dollarPrice(access, () => ownPrice(access, options), options),
    forexRate(access, currency, options),
  ]);
  const shown = rate === null ? { rate: 1, currency: 'USD' } : { rate, currency };
  const core = reading && {
    ...reading,
    price: reading.price * shown.rate,
    currency: shown.currency,
  };
  return { core, skipped };
}

/** Token prices from the chain's sources. A source that fails contributes none. */
export async function tokenPrices(
  access: ChainAccess,
  wanted: string,
  options: RequestOptions = {},
): Promise<PriceList> {
  const { core } = await corePrice(access, wanted, options);
  const currency = core?.currency ?? wanted;
  const [rates, tokens, rate] = await Promise.all([
    exchangeRates(access, currency, options),
    fromBackend(access, (backend) => getTokens(backend, options), [], options.signal),
    forexRate(access, currency, options),
  ]);
  const prices = new Map<string, number>();
  const add = (id: string, price: number | null) => {
    if (price !== null && price > 0) prices.set(id, price);
  };
  for (const { symbol, account, price } of tokens)
    add(`${account}:${symbol}`, price.usd && rate && price.usd * rate);
  for (const [id, price] of rates) add(id, price);
  add(coreId(access), core && core.price);
  const { legacySymbol, accounts } = access.config;
  // They are swapped one to one.
  if (legacySymbol && accounts.legacyToken)
    add(`${accounts.legacyToken}:${legacySymbol.code}`, core && core.price);
  return { currency, prices, basis: core };
}

/** The price of the site's own services, in US dollars. Null without one. */
async function ownPrice(
  access: ChainAccess,
  options: RequestOptions,
): Promise<SourcedReading | null> {
  const { accountServiceUrl, backendUrl } = access.config;
  const rate = (await exchangeRates(access, 'USD', options)).get(coreId(access));
  if (rate !== undefined) return ownReading(accountServiceUrl, rate);
  const price = await fromBackend(
    access,
    (backend) => getTicker(backend, options),
    null,
    options.signal,
  );
  return price !== null && price > 0 ? ownReading(backendUrl, price) : null;
}

function ownReading(url: string | null, price: number): SourcedReading {
  const source = { contract: null, detail: new URL(url ?? '').host };
  return { price, updated: null, doubts: [], source };
}

function coreId({ config }: ChainAccess): string {
  return `${config.accounts.token}:${config.coreSymbol.code}`;
}

/** Prices in a currency by `contract:symbol`. Empty on chains without an account service. */
async function exchangeRates(
  { config, fetch }: ChainAccess,
  currency: string,
  options: RequestOptions,
): Promise<ReadonlyMap<string, number>> {
  if (config.accountServiceUrl === null) return new Map();
  const service = createRates({ url: config.accountServiceUrl, ...(fetch && { fetch }) });
  const rates = await orAnyError(service.getExchangeRates(options), [], options.signal);
  return new Map(
    rates.flatMap(({ contract, symbol, rates: tokenRates }): [string, number][] => {
      const rate = tokenRates.find(({ counterCurrency }) => counterCurrency === currency);
      return rate && rate.price > 0 ? [[`${contract}:${symbol}`, rate.price]] : [];
    }),
  );
}

/** Rates of the US dollar by currency, from the site's own backend. */
export function backendForex(access: ChainAccess, options: RequestOptions): Promise<ForexRates> {
  return fromBackend(access, (backend) => getForex(backend, options), { USD: 1 }, options.signal);
}

/** Units of a currency for one US dollar: by the site's own backend, else by public services. */
async function forexRate(
  access: ChainAccess,
  currency: string,
  options: RequestOptions,
): Promise<number | null> {
  if (currency === 'USD') return 1;
  const own = (await backendForex(access, options))[currency];
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
