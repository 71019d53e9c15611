import type { SourcedReading } from '../../model/price/price.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { type ForexRates, getForex, getTicker } from '../../services/backend/prices.ts';
import { getTokens } from '../../services/backend/tokens.ts';
import { createRates } from '../../services/rates.ts';
import type { ChainAccess } from './access.ts';
import { fromBackend } from './backend.ts';

/**
 * Prices of the services that belong to the site: its backend and its account service. Loaded only
 * where a chain has one of them.
 */

/** The core token's price in US dollars. Null without one. */
export async function ownCorePrice(
  access: ChainAccess,
  options: RequestOptions,
): Promise<SourcedReading | null> {
  const { accounts, accountServiceUrl, backendUrl, coreSymbol } = access.config;
  const rates = await exchangeRates(access, 'USD', options);
  const rate = rates.get(`${accounts.token}:${coreSymbol.code}`);
  if (rate !== undefined) return ownReading(accountServiceUrl, rate);
  const price = await fromBackend(
    access,
    (backend) => getTicker(backend, options),
    null,
    options.signal,
  );
  return price !== null && price > 0 ? ownReading(backendUrl, price) : null;
}

/**
 * Token prices in a currency by `contract:symbol`; the account service's are the last ones.
 * @param rate units of the currency for one US dollar
 */
export async function ownTokenPrices(
  access: ChainAccess,
  currency: string,
  rate: number | null,
): Promise<readonly (readonly [id: string, price: number | null])[]> {
  const [rates, tokens] = await Promise.all([
    exchangeRates(access, currency),
    fromBackend(access, getTokens, []),
  ]);
  return [
    ...tokens.map(
      ({ symbol, account, price }) =>
        [`${account}:${symbol}`, price.usd && rate && price.usd * rate] as const,
    ),
    ...rates,
  ];
}

/** Rates of the US dollar by currency, from the site's backend. */
export function backendForex(access: ChainAccess, options: RequestOptions): Promise<ForexRates> {
  return fromBackend(access, (backend) => getForex(backend, options), { USD: 1 }, options.signal);
}

function ownReading(url: string | null, price: number): SourcedReading {
  const source = { contract: null, detail: new URL(url ?? '').host };
  return { price, updated: null, doubts: [], source };
}

/** Empty on chains without an account service. */
async function exchangeRates(
  { config, fetch }: ChainAccess,
  currency: string,
  options: RequestOptions = {},
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
