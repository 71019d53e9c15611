import * as limits from '../../core/limits.ts';
import { inverseShare, voteDecay, voteToStake } from './vote-weight.ts';
import type { Voter } from './voter.ts';

/** The remaining weight of a vote, compared with casting it again. */
export interface VoteStrength {
  /** 0 to 1. */
  readonly share: number;
  /** Core units that would have the same weight if voted now. */
  readonly counts: bigint;
  /** Core units that voting again would recover. */
  readonly lost: bigint;
  /** Start of the week when the vote was last cast or its stake changed, milliseconds UTC. */
  readonly castAt: number;
}

/** What a vote for few producers counts, on chains where a vote for more counts more. */
export interface FewVotes extends Pick<VoteStrength, 'share' | 'counts' | 'lost'> {
  /** The number of producers whose vote counts in full. */
  readonly most: number;
}

/**
 * What an account's own vote counts by its number of producers. Null without one, or by a proxy.
 * @param growth how much more a new vote weighs than one before growth began
 */
export function inverseStrength(
  { staked, producers, proxy, weight, isProxy, proxiedWeight }: Voter,
  most: number,
  growth = 1,
): FewVotes | null {
  if (proxy !== null || producers.length === 0 || staked <= 0n) return null;
  const cast = Math.max(weight - (isProxy ? proxiedWeight : 0), 0) / (Number(staked) * growth);
  const share = Math.min(inverseShare(producers.length, most), growth > 1 ? cast : 1);
  const counts = BigInt(Math.round(Number(staked) * share));
  return { share, counts, lost: staked - counts, most };
}

/**
 * The strength of an account's own vote, without its weight as a proxy. Null if it has no vote or
 * no stake, or if votes on its chain do not decay.
 * @param now milliseconds UTC
 * @param doublingWeeks weeks in which the weight of a new vote doubles
 */
export function voteStrength(
  voter: Voter,
  now: number,
  doublingWeeks: number,
): VoteStrength | null {
  const ownWeight = voter.weight - (voter.isProxy ? voter.proxiedWeight : 0);
  if (ownWeight <= 0 || voter.staked <= 0n) return null;
  if (voter.producers.length === 0 && voter.proxy === null) return null;
  const share = 1 - voteDecay(ownWeight, voter.staked, now, doublingWeeks);
  const counted = BigInt(Math.round(Math.min(voteToStake(ownWeight, now, doublingWeeks), 2 ** 63)));
  const counts = counted < voter.staked ? counted : voter.staked;
  const weeks = Math.round(Math.log2(ownWeight / Number(voter.staked)) * doublingWeeks);
  const castAt = limits.blockEpochMs + weeks * limits.weekMs;
  return { share, counts, lost: voter.staked - counts, castAt: Math.min(castAt, now) };
}
