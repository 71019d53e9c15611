import type { RexOrder } from '../../model/rex/rex-order.ts';
import type { RexLoan } from '../../model/rex/rex-loan.ts';
import type { RexPool } from '../../model/rex/rex-pool.ts';
import { type RexMaturity, defaultMaturity } from '../../model/rex/rex-maturity.ts';
import { yearlyReturn } from '../../model/rex/rex-returns.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import { getPriceChart } from '../../services/backend/prices.ts';
import type { PricePoint } from '../../services/price-points.ts';
import { readRexMarket, readRexMaturity } from '../../tables/rex.ts';
import { readExpiringLoans, readRexQueue } from '../../tables/rex-market.ts';
import { mayHaveRows } from '../../tables/scopes.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromBackend } from '../chain/backend.ts';
import { tokenPriceSeries } from '../token/token-facts.ts';

export interface RexState {
  readonly pool: RexPool;
  /** Yearly: 0.02 is 2%. */
  readonly yearly: number;
}

/** The pool and its return. Null before the first loan. */
export async function rexState({
  pool: nodes,
  now = Date.now,
}: ChainAccess): Promise<RexState | null> {
  const market = await orMissingTable(readRexMarket(nodes, now()), null);
  return market && { pool: market.pool, yearly: yearlyReturn(market.rate, market.pool) };
}

/** When REX matures. It changes with the system contract only. */
export async function rexMaturityOf({ pool }: ChainAccess): Promise<RexMaturity> {
  const { system } = pool.accounts;
  const query = { code: system, scope: system, table: 'rexmaturity' };
  if (!(await mayHaveRows(pool, query))) return defaultMaturity;
  return (await orMissingTable(readRexMaturity(pool), null)) ?? defaultMaturity;
}

/** Sell orders in the table, open and closed. */
export async function rexQueue({ pool }: ChainAccess): Promise<readonly RexOrder[]> {
  const { rows } = await readRexQueue(pool, { limit: MOST_ORDERS });
  return rows.toSorted((a, b) => a.orderedAt - b.orderedAt);
}

const MOST_ORDERS = 1000;

export type ExpiringLoan = RexLoan & { readonly kind: 'cpu' | 'net' };

/** The loans of all accounts that expire next. */
export async function expiringLoans({ pool }: ChainAccess): Promise<readonly ExpiringLoan[]> {
  const of = async (kind: 'cpu' | 'net') =>
    (await readExpiringLoans(pool, kind)).map((loan) => ({ ...loan, kind }));
  const loans = await Promise.all([of('cpu'), of('net')]);
  return loans.flat().toSorted((a, b) => a.expiresAt - b.expiresAt);
}

/**
 * Prices of the core token in the last week, from the backend: its chart, or else the token's own
 * series. Empty if both fail. Throws UnsupportedError on a chain without a backend.
 */
export async function weekOfPrices(access: ChainAccess): Promise<readonly PricePoint[]> {
  const { backendUrl, accounts, coreSymbol } = access.config;
  if (backendUrl === null) throw new UnsupportedError('backend');
  const chart = await fromBackend(access, (backend) => getPriceChart(backend), []);
  if (chart.length > 0) return chart;
  const core = { contract: accounts.token, code: coreSymbol.code };
  return orAnyError(tokenPriceSeries(access, core, 'week'), []);
}
