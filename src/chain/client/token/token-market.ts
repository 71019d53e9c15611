import type { TokenMarket } from '../../model/token/listed-token.ts';
import { readTokenId, type TokenId, tokenIdText } from '../../model/token/token-id.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ForexRates } from '../../services/backend/prices.ts';
import { getTokens, type ListedToken } from '../../services/backend/tokens.ts';
import { createRates, type ExchangeRate } from '../../services/rates.ts';
import type { ChainAccess } from '../chain/access.ts';
import { backendOf } from '../chain/backend.ts';
import { backendForex } from '../chain/site-prices.ts';

export interface MarketToken extends TokenId {
  /** Hostile text. */
  readonly name: string | null;
  readonly market: TokenMarket | null;
}

export interface MarketTokens {
  readonly tokens: readonly MarketToken[];
  /** URLs of the services that responded. */
  readonly sources: readonly string[];
  /** URLs of those that did not. */
  readonly failed: readonly string[];
}

/**
 * The tokens that the chain's services list, in a currency. Of two prices that of the chain's own
 * account service counts. Empty on a chain without such services.
 */
export async function marketTokens(
  access: ChainAccess,
  currency: string,
  options: RequestOptions = {},
): Promise<MarketTokens> {
  const { backendUrl, accountServiceUrl } = access.config;
  const lists = await Promise.all([
    fromService(backendUrl, () => backendTokens(access, currency, options), options),
    fromService(accountServiceUrl, () => ratedTokens(access, currency, options), options),
  ]);
  const tokens = new Map<string, MarketToken>();
  for (const token of lists.flatMap((list) => list?.tokens ?? [])) {
    const key = tokenIdText(token);
    // A symbol or a contract that cannot be one has no page.
    if (!readTokenId(key)) continue;
    const known = tokens.get(key);
    tokens.set(key, { ...token, name: known?.name ?? token.name });
  }
  return {
    tokens: [...tokens.values()],
    sources: lists.flatMap((list) => (list?.tokens ? [list.url] : [])),
    failed: lists.flatMap((list) => (list && !list.tokens ? [list.url] : [])),
  };
}

/** Null if the chain has no such service; `tokens` is null if it failed. */
async function fromService(
  url: string | null,
  read: () => Promise<MarketToken[]>,
  { signal }: RequestOptions,
): Promise<{ readonly url: string; readonly tokens: MarketToken[] | null } | null> {
  if (url === null) return null;
  try {
    return { url, tokens: await read() };
  } catch {
    signal?.throwIfAborted();
    return { url, tokens: null };
  }
}

async function backendTokens(
  access: ChainAccess,
  currency: string,
  options: RequestOptions,
): Promise<MarketToken[]> {
  const [tokens, forex] = await Promise.all([
    getTokens(backendOf(access), options),
    backendForex(access, options),
  ]);
  return tokens.map((token) => ({
    contract: token.account,
    code: token.symbol,
    name: token.metadata.name,
    market: marketOf(token.price, currency, forex),
  }));
}

/** The backend's prices are in US dollars. Null without a price or a rate of the currency. */
export function marketOf(
  { usd, change_24hr: change, volume_usd_24h: volume, marketcap_usd: cap }: ListedToken['price'],
  currency: string,
  forex: ForexRates,
): TokenMarket | null {
  const rate = forex[currency];
  if (rate === undefined || usd === null || usd <= 0) return null;
  const inCurrency = (value: number | null) => value && value * rate;
  return { price: usd * rate, change, volume: inCurrency(volume), cap: inCurrency(cap) };
}

async function ratedTokens(
  { config, fetch }: ChainAccess,
  currency: string,
  options: RequestOptions,
): Promise<MarketToken[]> {
  const service = createRates({ url: config.accountServiceUrl ?? '', ...(fetch && { fetch }) });
  const rates = await service.getExchangeRates(options);
  return rates.map(({ contract, symbol, rates: inCurrencies }) => ({
    contract,
    code: symbol,
    name: null,
    market: rateIn(inCurrencies, currency),
  }));
}

function rateIn(rates: ExchangeRate['rates'], currency: string): TokenMarket | null {
  const rate = rates.find(({ counterCurrency }) => counterCurrency === currency);
  if (!rate || rate.price <= 0) return null;
  const { price, priceChangePercent: change, volume, marketCap: cap } = rate;
  return { price, change, volume, cap };
}
