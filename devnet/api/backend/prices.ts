import type { Hono } from 'hono';
import { usedToken } from '../../vaulta.ts';
import type { ApiContext } from '../context.ts';
import { candles, DAY_MS, FOREX, HOUR_MS, priceAt } from '../market/prices.ts';
import { circulating, coreToken, tokenById } from '../market/tokens.ts';
import { serviceRoute, ServiceError } from '../service.ts';
import { chainTime } from '../time.ts';
import { BACKEND } from './path.ts';

/** Number and interval of points for each period. */
const STRETCHES: Readonly<Record<string, { step: number; count: number }>> = {
  day: { step: HOUR_MS / 4, count: 96 },
  week: { step: HOUR_MS, count: 168 },
  month: { step: 6 * HOUR_MS, count: 120 },
  year: { step: DAY_MS, count: 365 },
  all: { step: 7 * DAY_MS, count: 208 },
};

export function priceRoutes(app: Hono, { chain }: ApiContext): void {
  const { code } = usedToken(chain.spec).symbol;

  serviceRoute(app, 'GET', `${BACKEND}/forex`, () => ({ base: 'USD', rates: FOREX }));
  serviceRoute(app, 'GET', `${BACKEND}/ticker`, () => ({ price: priceAt(code, chainTime(chain)) }));
  serviceRoute(app, 'GET', `${BACKEND}/marketcap`, () => ({ marketcap: marketCap({ chain }) }));
  serviceRoute(app, 'GET', `${BACKEND}/pricechart`, () => ({
    data: candles(code, HOUR_MS, 168, chainTime(chain)),
  }));

  serviceRoute(app, 'GET', `${BACKEND}/priceseries/:id`, (call) => {
    const token = tokenById(chain, call.part('id'));
    if (!token) throw new ServiceError(404, 'Token not found');
    const stretch = STRETCHES[call.query('type') || 'week'];
    if (!stretch) throw new ServiceError(400, 'Unknown type');
    return candles(token.code, stretch.step, stretch.count, chainTime(chain)).map(({ t, c }) => [
      t,
      c,
    ]);
  });
}

/** Market value of the circulating core tokens, in US dollars. */
export function marketCap({ chain }: Pick<ApiContext, 'chain'>): number {
  const token = coreToken(chain);
  return circulating(chain, token) * priceAt(token.code, chainTime(chain));
}
