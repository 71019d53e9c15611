import * as limits from '../../core/limits.ts';

/**
 * The weight of a vote cast at a time (milliseconds UTC) with staked units of the core token:
 * staked × 2^(whole weeks since 2000 ÷ doubling weeks). Source: `stake2vote` of the system
 * contract, a double there too.
 */
export function stakeToVote(staked: bigint, time: number, doublingWeeks: number): number {
  return Number(staked) * growth(time, doublingWeeks);
}

/** The units of the core token that would weigh so much if they voted at a time. */
export function voteToStake(weight: number, time: number, doublingWeeks: number): number {
  return weight / growth(time, doublingWeeks);
}

/**
 * The share of its strength a vote has lost since it was cast, 0 to 1: 1 − weight ÷ what the same
 * stake would weigh now. Zero where nothing is staked.
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
