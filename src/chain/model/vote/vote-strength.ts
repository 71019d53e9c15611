import * as limits from '../../core/limits.ts';
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

/**
 * The weight of a vote cast at a time (milliseconds UTC) with staked core units: staked × 2^(whole
 * weeks since 2000 ÷ doubling weeks). Source: `stake2vote` of the system contract, also a double
 * there.
 */
export function stakeToVote(staked: bigint, time: number, doublingWeeks: number): number {
  return Number(staked) * growth(time, doublingWeeks);
}

/** Core units that would have this weight if voted at a time. */
export function voteToStake(weight: number, time: number, doublingWeeks: number): number {
  return weight / growth(time, doublingWeeks);
}

/**
 * The share of a vote's strength lost since it was cast, 0 to 1: 1 − weight ÷ the weight of the
 * same stake now. Zero without stake.
 */
export function voteDecay(
  weight: number,
  staked: bigint,
  now: number,
  doublingWeeks: number,
): number {
  const fresh = stakeToVote(staked, now, doublingWeeks);
  return fresh > 0 ? Math.min(Math.max(1 - weight / fresh, 0), 1) : 0;
}

function growth(time: number, doublingWeeks: number): number {
  return 2 ** (Math.floor((time - limits.blockEpochMs) / limits.weekMs) / doublingWeeks);
}
