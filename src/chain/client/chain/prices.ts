import type { PriceList } from '../../model/token/token-worth.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { createBackend } from '../../services/backend/backend.ts';
import { type ForexRates, getForex, getTicker } from '../../services/backend/prices.ts';
import { getTokens } from '../../services/backend/tokens.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import { createRates, type ExchangeRate } from '../../services/rates.ts';
import type { ChainAccess } from './access.ts';

/** Whether any service of the chain has prices. */
export function hasPrices({ backendUrl, accountServiceUrl }: ChainAccess['config']): boolean {
  return backendUrl !== null || accountServiceUrl !== null;
}

/** Token prices from the chain's services. A failed service contributes none. */
export async function tokenPrices(
  access: ChainAccess,
  currency: string,
  options: RequestOptions = {},
): Promise<PriceList> {
  const [rates, listed] = await Promise.all([
    exchangeRates(access, options),
    backendPrices(access, currency, options),
  ]);
  const prices = new Map(listed);
  for (const { contract, symbol, rates: tokenRates } of rates) {
    const rate = tokenRates.find(({ counterCurrency }) => counterCurrency === currency);
    if (rate && rate.price > 0) prices.set(`${contract}:${symbol}`, rate.price);
  }
  return { currency, prices };
}

async function exchangeRates(
  { config, fetch }: ChainAccess,
  options: RequestOptions,
): Promise<readonly ExchangeRate[]> {
  if (config.accountServiceUrl === null) return [];
  const rates = createRates({ url: config.accountServiceUrl, ...(fetch && { fetch }) });
  return orAnyError(rates.getExchangeRates(options), [], options.signal);
}

/** The backend has prices in US dollars, and exchange rates of the dollar. */
async function backendPrices(
  { config, fetch }: ChainAccess,
  currency: string,
  options: RequestOptions,
): Promise<readonly [string, number][]> {
  if (config.backendUrl === null) return [];
  const backend = createBackend({ url: config.backendUrl, ...(fetch && { fetch }) });
  const none: ForexRates = { USD: 1 };
  const [forex, core, tokens] = await Promise.all([
    orAnyError(getForex(backend, options), none, options.signal),
    orAnyError(getTicker(backend, options), null, options.signal),
    orAnyError(getTokens(backend, options), [], options.signal),
  ]);
  const rate = forex[currency];
  if (rate === undefined) return [];
  const priced = tokens.flatMap(({ symbol, account, price }): [string, number][] =>
    price.usd !== null && price.usd > 0 ? [[`${account}:${symbol}`, price.usd * rate]] : [],
  );
  const { accounts, coreSymbol } = config;
  if (core === null || core <= 0) return priced;
  return [...priced, [`${accounts.token}:${coreSymbol.code}`, core * rate]];
}
