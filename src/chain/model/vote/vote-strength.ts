import * as limits from '../../core/limits.ts';
import type { Voter } from './voter.ts';
import { voteDecay, voteToStake } from './vote-weight.ts';

/** What a vote still weighs of what it would weigh if it were cast again. */
export interface VoteStrength {
  /** 0 to 1. */
  readonly share: number;
  /** Units of the core token that would weigh as much if they voted now. */
  readonly counts: bigint;
  /** Units of the core token that voting again would give back. */
  readonly lost: bigint;
  /** The week the vote was last cast or its stake changed in: milliseconds UTC of its begin. */
  readonly castAt: number;
}

/**
 * The strength of an account's own vote, without what others gave to it as their proxy. Null where
 * it votes for nobody, has nothing staked, or its chain's votes keep their weight.
 * @param now milliseconds UTC
 * @param doublingWeeks weeks in which a new vote's weight doubles
 */
export function voteStrength(
  voter: Voter,
  now: number,
  doublingWeeks: number,
): VoteStrength | null {
  const own = voter.weight - (voter.isProxy ? voter.proxiedWeight : 0);
  if (own <= 0 || voter.staked <= 0n) return null;
  if (voter.producers.length === 0 && voter.proxy === null) return null;
  const share = 1 - voteDecay(own, voter.staked, now, doublingWeeks);
  const counted = BigInt(Math.round(Math.min(voteToStake(own, now, doublingWeeks), 2 ** 63)));
  const counts = counted < voter.staked ? counted : voter.staked;
  const weeks = Math.round(Math.log2(own / Number(voter.staked)) * doublingWeeks);
  const castAt = limits.blockEpochMs + weeks * limits.weekMs;
  return { share, counts, lost: voter.staked - counts, castAt: Math.min(castAt, now) };
}
