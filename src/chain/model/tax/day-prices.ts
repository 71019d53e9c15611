import { dayOf } from '../shared/utc-day.ts';

interface PricePoint {
  /** Milliseconds UTC. */
  readonly t: number;
  /** The price at the end of its period. */
  readonly c: number;
}

/** A token's prices by UTC day, the last one of each day. */
export function dayPrices(points: readonly PricePoint[]): ReadonlyMap<string, number> {
  const usable = points.filter(({ t, c }) => c > 0 && !Number.isNaN(new Date(t).getTime()));
  const inOrder = usable.toSorted((a, b) => a.t - b.t);
  return new Map(inOrder.map(({ t, c }) => [dayOf(t), c]));
}
