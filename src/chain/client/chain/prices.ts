import type { PriceList } from '../../model/token/token-worth.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { type ForexRates, getForex, getTicker } from '../../services/backend/prices.ts';
import { getTokens } from '../../services/backend/tokens.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import { createRates } from '../../services/rates.ts';
import type { ChainAccess } from './access.ts';
import { fromBackend } from './backend.ts';

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
  const [rates, tokens, core, forex] = await Promise.all([
    exchangeRates(access, currency, options),
    fromBackend(access, (backend) => getTokens(backend, options), [], options.signal),
    backendCorePrice(access, options),
    backendForex(access, options),
  ]);
  const prices = new Map<string, number>();
  const add = (id: string, usd: number | null) => {
    const rate = forex[currency];
    if (rate !== undefined && usd !== null && usd > 0) prices.set(id, usd * rate);
  };
  for (const { symbol, account, price } of tokens) add(`${account}:${symbol}`, price.usd);
  add(coreId(access), core);
  for (const [id, price] of rates) prices.set(id, price);
  const { legacySymbol, accounts } = access.config;
  const corePriceNow = prices.get(coreId(access));
  // They are swapped one to one.
  if (legacySymbol && accounts.legacyToken && corePriceNow !== undefined)
    prices.set(`${accounts.legacyToken}:${legacySymbol.code}`, corePriceNow);
  return { currency, prices };
}

/** The core token's price alone: a small response, unlike the list of all tokens. Null if unknown. */
export async function corePrice(
  access: ChainAccess,
  currency: string,
  options: RequestOptions = {},
): Promise<number | null> {
  const rate = (await exchangeRates(access, currency, options)).get(coreId(access));
  if (rate !== undefined) return rate;
  const [core, forex] = await Promise.all([
    backendCorePrice(access, options),
    backendForex(access, options),
  ]);
  const inCurrency = forex[currency];
  return core !== null && core > 0 && inCurrency !== undefined ? core * inCurrency : null;
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

/** In US dollars. */
function backendCorePrice(access: ChainAccess, options: RequestOptions): Promise<number | null> {
  return fromBackend(access, (backend) => getTicker(backend, options), null, options.signal);
}

/** Rates of the US dollar by currency. */
export function backendForex(access: ChainAccess, options: RequestOptions): Promise<ForexRates> {
  return fromBackend(access, (backend) => getForex(backend, options), { USD: 1 }, options.signal);
}
