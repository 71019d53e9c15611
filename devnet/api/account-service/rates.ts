import type { Hono } from 'hono';
import type { Chain } from '../../types.ts';
import { dayChange, FOREX, priceAt } from '../market/prices.ts';
import { circulating, coreToken, tokensOf } from '../market/tokens.ts';
import { text } from '../params.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { chainTime } from '../time.ts';
import { COINS } from '../wrap/coins.ts';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'JPY', 'KRW', 'BTC', 'ETH'];
/** The bridge's tokens, by contract. */
const WRAPPED = { contract: 'xtokens', codes: ['XBTC', 'XETH', 'XUSDC'] };

/** Token prices in each currency, and withdrawal fees. */
export function rateRoutes(app: Hono, chain: Chain): void {
  serviceRoute(app, 'GET', '/v1/chain/exchange-rates/info', () => {
    const core = coreToken(chain);
    const now = chainTime(chain);
    const others = tokensOf(chain).some(({ contract }) => contract === WRAPPED.contract)
      ? WRAPPED.codes
      : [];
    return [
      rate(chain.spec.token, core.code, 1, circulating(chain, core), now),
      ...others.map((code, index) => rate(WRAPPED.contract, code, index + 2, 0, now)),
    ];
  });

  serviceRoute(app, 'POST', '/v1/swaps/calculate-estimated-fee', ({ body }) => {
    const [currency, network] = [text(body, 'currency'), text(body, 'network')];
    const coin = COINS[currency];
    if (coin?.network !== network) throw new ServiceError(400, 'Unknown currency or network');
    const quoteId = `${currency}-${Math.floor(chainTime(chain) / 60_000)}`;
    return { quoteId, estimatedFee: coin.fee, currency, network };
  });
}

function rate(
  contract: string,
  symbol: string,
  rank: number,
  supply: number,
  now: number,
): unknown {
  const usd = priceAt(symbol, now);
  return {
    contract,
    symbol,
    rank,
    rates: CURRENCIES.map((counterCurrency) => {
      const price = usd * (FOREX[counterCurrency] ?? 1);
      return {
        counterCurrency,
        price,
        priceChangePercent: dayChange(symbol, now),
        marketCap: price * supply,
        volume: price * supply * 0.03,
        timestamp: now,
      };
    }),
  };
}
