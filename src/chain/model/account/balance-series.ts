/** A change of a balance by one transfer. */
export interface BalanceChange {
  /** Milliseconds UTC. */
  readonly time: number;
  /** Smallest units; negative for what was sent. */
  readonly units: bigint;
}

export interface BalancePoint {
  /** Milliseconds UTC. */
  readonly time: number;
  /** Smallest units. */
  readonly units: bigint;
}

export interface BalanceSeries {
  /** The balance before the first transfer, after each one, and now. Oldest first. */
  readonly points: readonly BalancePoint[];
  /**
   * The balance before the first transfer, in smallest units. Zero if the history is complete and
   * the balance changed by transfers alone.
   */
  readonly before: bigint;
}

/**
 * An account's balance of a token over time, calculated back from today's: before a transfer it was
 * less by what was received, more by what was sent.
 * @param now the balance at `at`, in smallest units
 * @param changes newest first
 */
export function balanceSeries(
  now: bigint,
  at: number,
  changes: readonly BalanceChange[],
): BalanceSeries {
  const points: BalancePoint[] = [{ time: at, units: now }];
  let units = now;
  for (const change of changes) {
    points.push({ time: change.time, units });
    units -= change.units;
  }
  const first = changes.at(-1);
  if (first) points.push({ time: first.time, units });
  return { points: points.toReversed(), before: units };
}

/**
 * The balance at moments of the same distance, from the first point to the last.
 * @param points oldest first
 * @param count how many moments; 2 or more
 */
export function atEqualSteps(points: readonly BalancePoint[], count: number): BalancePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.time === last.time) return [...points];
  let index = 0;
  return Array.from({ length: count }, (_, step) => {
    const time = first.time + Math.round(((last.time - first.time) * step) / (count - 1));
    while ((points[index + 1]?.time ?? Infinity) <= time) index += 1;
    return { time, units: points[index]?.units ?? 0n };
  });
}
