import * as limits from '../../core/limits.ts';

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

/**
 * The share of the stake that a vote for so many producers counts, 0 to 1:
 * (sin(π × producers ÷ most − π ÷ 2) + 1) ÷ 2. Source: `inverse_vote_weight` of the system contract
 * of Telos (telosnetwork/telos.contracts, `contracts/eosio.system/src/voting.cpp`).
 */
export function inverseShare(producers: number, most: number): number {
  const part = Math.min(Math.max(producers, 0) / most, 1);
  return (Math.sin(Math.PI * part - Math.PI / 2) + 1) / 2;
}

/** Whole weeks since 2000, with which the weight of votes grows. Takes milliseconds UTC. */
export function voteWeek(time: number): number {
  return Math.floor((time - limits.blockEpochMs) / limits.weekMs);
}

function growth(time: number, doublingWeeks: number): number {
  return 2 ** (voteWeek(time) / doublingWeeks);
}
