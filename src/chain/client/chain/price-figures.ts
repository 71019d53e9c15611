import type { Figure } from '../../model/signing/agreement.ts';
import { marketOf, type Markets, priceOf, type PricedAction } from '../../model/signing/prices.ts';
import { orMissingTable } from '../../rpc/fallback.ts';
import { textOf } from '../../rpc/json.ts';
import { bidFor } from '../../tables/name-bids.ts';
import { readPowerupState } from '../../tables/powerup.ts';
import { readRamMarket } from '../../tables/ram-market.ts';
import { readRexMarket } from '../../tables/rex.ts';
import type { ChainAccess } from './access.ts';

/**
 * What actions of the system would give or cost, by the markets as the node of `access` reports
 * them. Only the markets that an action needs are read. Errors are those of node calls.
 */
export async function priceFigures(
  { pool, now: clock = Date.now }: ChainAccess,
  priced: readonly PricedAction[],
): Promise<Figure[]> {
  const now = clock();
  const needed = new Set(priced.map(({ name }) => marketOf(name)));
  const orNone = <T>(market: ReturnType<typeof marketOf>, read: () => Promise<T>) =>
    needed.has(market) ? orMissingTable(read(), null) : null;
  const [ram, rex, powerup, bids] = await Promise.all([
    orNone('ram', () => readRamMarket(pool)),
    orNone('rex', () => readRexMarket(pool, now)),
    orNone('powerup', () => readPowerupState(pool)),
    orNone('bids', () => openBids(pool, priced)),
  ]);
  const markets: Markets = { ram, rex: rex?.pool ?? null, powerup, bids: bids ?? new Map(), now };
  return priced.flatMap((action) => priceOf(action, markets) ?? []);
}

async function openBids(
  pool: ChainAccess['pool'],
  priced: readonly PricedAction[],
): Promise<Map<string, bigint>> {
  const bidActions = priced.filter(({ name }) => marketOf(name) === 'bids');
  const names = new Set(bidActions.flatMap(({ data }) => textOf(data['newname']) ?? []));
  const bids = await Promise.all([...names].map((name) => bidFor(pool, name)));
  return new Map(bids.flatMap((bid) => (bid && !bid.closed ? [[bid.name, bid.units]] : [])));
}
