import type { Hono } from 'hono';
import { usedToken } from '../../vaulta.ts';
import type { ApiContext } from '../context.ts';
import { FOREX, priceAt } from '../market/prices.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { chainTime } from '../time.ts';

/** The chain's token at CoinPaprika, CoinGecko and Binance. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  eos: ['eos-eos', 'eos'],
  wax: ['wax-wax', 'wax'],
  telos: ['tlos-telos', 'telos'],
  proton: ['xpr-proton', 'proton'],
  fio: ['fio-fio-protocol', 'fio-protocol', 'FIOUSDT'],
};

/** The European Central Bank has no rate of this one. */
const BEYOND_ECB = 'SAR';
const NO_STATE = ['BTC', 'ETH', 'EOS'];

/** Public services of prices and exchange rates, as far as the site asks them. */
export function publicPriceRoutes(app: Hono, { chain }: ApiContext): void {
  const [paprika, gecko, binance] = IDS[chain.spec.key] ?? [];
  const { code } = usedToken(chain.spec).symbol;
  const price = () => priceAt(code, chainTime(chain));
  const day = () => new Date(chainTime(chain)).toISOString().slice(0, 10);

  serviceRoute(app, 'GET', '/v1/tickers/:id', (call) => {
    if (call.part('id') !== paprika) throw new ServiceError(404, '', { error: 'id not found' });
    const last_updated = `${new Date(chainTime(chain)).toISOString().slice(0, 19)}Z`;
    return { id: paprika, symbol: code, last_updated, quotes: { USD: { price: price() } } };
  });

  serviceRoute(app, 'GET', '/api/v3/simple/price', (call) => {
    const last_updated_at = Math.floor(chainTime(chain) / 1000);
    // It answers for the ids that it knows.
    return gecko !== undefined && call.query('ids') === gecko
      ? { [gecko]: { usd: price(), last_updated_at } }
      : {};
  });

  serviceRoute(app, 'GET', '/api/v3/ticker/price', (call) => {
    if (call.query('symbol') !== binance)
      throw new ServiceError(400, '', { code: -1121, msg: 'Invalid symbol.' });
    return { symbol: binance, price: price().toFixed(8) };
  });

  serviceRoute(app, 'GET', '/v1/latest', () => {
    const rates = Object.entries(FOREX).filter(
      ([name]) => !NO_STATE.includes(name) && name !== BEYOND_ECB && name !== 'USD',
    );
    return { amount: 1, base: 'USD', date: day(), rates: Object.fromEntries(rates) };
  });

  const currencyApi = '/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.min.json';
  serviceRoute(app, 'GET', currencyApi, () => ({
    date: day(),
    usd: Object.fromEntries(
      Object.entries(FOREX).map(([name, rate]) => [name.toLowerCase(), rate]),
    ),
  }));
}
