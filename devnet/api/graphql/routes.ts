import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { candles, HOUR_MS } from '../market/prices.ts';
import { text } from '../params.ts';
import { serviceRoute } from '../service.ts';
import { monthlyReturn } from './rex-return.ts';

/** The service's names of chains. */
const NETWORKS: Readonly<Record<string, string>> = { eos: 'mainnet' };
const RATE = /\b(\w+)_mpr\s*\{\s*mpr\s*\}/;
const CHART =
  /\b(\w+)_pricechart\s*\(\s*args:\s*\{\s*from_time:\s*"([^"]+)",\s*to_time:\s*"([^"]+)"/;
/** A little more than a week of hours. */
const MOST_POINTS = 1_000;

/** The two GraphQL queries in use: REX returns and hourly prices. */
export function graphqlRoutes(app: Hono, { chain }: ApiContext): void {
  const network = NETWORKS[chain.spec.key] ?? chain.spec.key;

  serviceRoute(app, 'POST', '/graphql/v1alpha1/graphql', ({ body }) => {
    const query = text(body, 'query');
    const rate = RATE.exec(query);
    const chart = CHART.exec(query);
    const name = rate?.[1] ?? chart?.[1];
    if (name !== network) return failure(`field "${name ?? query}" not found`);
    if (rate) return { data: { [`${network}_mpr`]: [{ mpr: monthlyReturn(chain) }] } };
    const [from, to] = [Date.parse(chart?.[2] ?? ''), Date.parse(chart?.[3] ?? '')];
    if (!(from <= to)) return failure('invalid time');
    const count = Math.min(Math.floor((to - from) / HOUR_MS), MOST_POINTS);
    const points = candles(chain.spec.symbol.code, HOUR_MS, count, to);
    return { data: { [`${network}_pricechart`]: points } };
  });
}

function failure(message: string): unknown {
  return { errors: [{ message, extensions: { code: 'validation-failed' } }] };
}
