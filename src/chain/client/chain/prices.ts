import type { PriceList } from '../../model/token/token-worth.ts';
import type { Asking } from '../../rpc/node.ts';
import { createBackend } from '../../services/backend/backend.ts';
import { type ForexRates, getForex, getTicker } from '../../services/backend/prices.ts';
import { getTokens } from '../../services/backend/tokens.ts';
import { takeInstead } from '../../services/with-message.ts';
import { createRates, type ExchangeRate } from '../../services/rates.ts';
import type { ChainAccess } from './access.ts';

/** Whether any service of a chain knows prices. */
export function hasPrices({ backendUrl, accountServiceUrl }: ChainAccess['config']): boolean {
  return backendUrl !== null || accountServiceUrl !== null;
}

/** The prices that the chain's services know; of a service that fails, none. */
export async function tokenPrices(
  access: ChainAccess,
  currency: string,
  asking: Asking = {},
): Promise<PriceList> {
  const [rates, listed] = await Promise.all([
    exchangeRates(access, asking),
    backendPrices(access, currency, asking),
  ]);
  const prices = new Map(listed);
  for (const { contract, symbol, rates: told } of rates) {
    const rate = told.find(({ counterCurrency }) => counterCurrency === currency);
    if (rate && rate.price > 0) prices.set(`${contract}:${symbol}`, rate.price);
  }
  return { currency, prices };
}

async function exchangeRates(
  { config, fetch }: ChainAccess,
  asking: Asking,
): Promise<readonly ExchangeRate[]> {
  if (config.accountServiceUrl === null) return [];
  const rates = createRates({ url: config.accountServiceUrl, ...(fetch && { fetch }) });
  return takeInstead(rates.getExchangeRates(asking), [], asking.signal);
}

/** The backend tells prices in US dollars, and how many of each currency a dollar is. */
async function backendPrices(
  { config, fetch }: ChainAccess,
  currency: string,
  asking: Asking,
): Promise<readonly [string, number][]> {
  if (config.backendUrl === null) return [];
  const backend = createBackend({ url: config.backendUrl, ...(fetch && { fetch }) });
  const none: ForexRates = { USD: 1 };
  const [forex, core, tokens] = await Promise.all([
    takeInstead(getForex(backend, asking), none, asking.signal),
    takeInstead(getTicker(backend, asking), null, asking.signal),
    takeInstead(getTokens(backend, asking), [], asking.signal),
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
