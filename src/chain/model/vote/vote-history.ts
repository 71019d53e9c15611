import * as limits from '../../core/limits.ts';

/** Votes as a row had them from a time on. */
export interface VotesSince {
  /** Milliseconds UTC. */
  readonly time: number;
  /** The contract's weight of a producer's votes, or the units of all that votes. */
  readonly weight: number;
}

export const votePeriods = ['week', 'month', 'year'] as const;
export type VotePeriod = (typeof votePeriods)[number];

/** How long a period is, and how many moments of it are read beside its start. */
const PERIODS: Readonly<Record<VotePeriod, readonly [length: number, steps: number]>> = {
  week: [limits.weekMs, 28],
  month: [30 * limits.dayMs, 30],
  year: [52 * limits.weekMs, 52],
};

/** The moments of a period, at the same distance, oldest first. The last one is its end. */
export function voteMoments(period: VotePeriod, end: number): number[] {
  const [length, steps] = PERIODS[period];
  return Array.from({ length: steps + 1 }, (_, step) => end - length + (length * step) / steps);
}

/**
 * The moments whose votes one read of the row gives: from the last one of `moments` back to
 * the change that the reading found.
 * @param moments oldest first
 */
export function momentsSince(moments: readonly number[], { time, weight }: VotesSince) {
  return moments.filter((moment) => moment >= time).map((moment) => ({ time: moment, weight }));
}
