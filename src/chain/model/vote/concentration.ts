import type { ProducerView } from './producer-view.ts';

/** How concentrated the votes for producers are. */
export interface Concentration {
  /** The fewest producers that together have half of the votes. */
  readonly half: number;
  /** Shares of all votes, 0 to 1: of the first, of the first ten, of those that produce. */
  readonly first: number;
  readonly ten: number;
  readonly producing: number;
}

const PRODUCING = 21;
const TEN = 10;
/** Sums of doubles may fall short of a half by this much. */
const ROUNDING = 1e-9;

/** Of registered producers by rank. */
export function concentration(
  producers: readonly Pick<ProducerView, 'active' | 'voteShare'>[],
): Concentration {
  const shares = producers
    .filter(({ active }) => active)
    .map(({ voteShare }) => voteShare)
    .toSorted((a, b) => b - a);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const of = (count: number) =>
    all > 0 ? shares.slice(0, count).reduce((sum, share) => sum + share, 0) / all : 0;
  const half = shares.findIndex((_, index) => of(index + 1) > 0.5 - ROUNDING) + 1;
  return { half, first: of(1), ten: of(TEN), producing: of(PRODUCING) };
}
