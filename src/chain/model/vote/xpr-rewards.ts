import type { Asset } from '../../core/asset.ts';
import { isName } from '../../core/name.ts';
import { nameToBigint } from '../../core/name-bigint.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { integerTextOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { isTrue, unitsOf } from '../shared/lenient.ts';
import type { ShortStake, ShortStakeRules } from './xpr-stake.ts';

/** The rounds that book XPR's rewards of voters: the row of `globalsd`. */
export interface RewardRounds {
  /** What the next round shares, so far. */
  readonly pool: Asset;
  /** Staked by all who earn, in units. */
  readonly rewarded: bigint;
  /** When the last round began, milliseconds UTC; 0 for never. */
  readonly beganAt: number;
  /** The round that is being booked, account by account in the order of names; null for none. */
  readonly running: {
    readonly shared: bigint;
    readonly rewarded: bigint;
    /** The account whose turn is next. */
    readonly next: string;
  } | null;
}

/** What an account can claim, and what it will. */
export interface ShortReward {
  /** A claim pays exactly this. */
  readonly claimable: Asset;
  /** What the running round will add; null if none runs or it has come to the account. */
  readonly adding: Asset | null;
  /** When the next round begins, at the earliest: milliseconds UTC. */
  readonly nextRoundAt: number;
  /** The account's part of the pool as it is. More comes to the pool with each producer's claim. */
  readonly estimate: Asset;
}

/** Null if the row has no rounds. */
export function rewardRounds(row: unknown, symbol: TokenSymbol): RewardRounds | null {
  const fields = recordOf(row);
  const rewarded = integerTextOf(fields.totalrstaked);
  if (rewarded === null || integerTextOf(fields.pool) === null) return null;
  return {
    pool: unitsOf(fields.pool, symbol),
    rewarded: BigInt(rewarded),
    beganAt: Math.max(numberOf(fields.processtime) ?? 0, 0) * 1000,
    running: isTrue(fields.isprocessing)
      ? {
          shared: unitsOf(fields.processQuant, symbol).units,
          rewarded: unitsOf(fields.processrstaked, symbol).units,
          next: textOf(fields.processFrom) ?? '',
        }
      : null,
  };
}

/**
 * The rewards of a stake. Source: `voterclaim` and `vrwrdsharing` of XPRNetwork/proton.contracts
 * (`contracts/eosio.system/src/voting.cpp`).
 */
export function shortReward(
  stake: ShortStake,
  rounds: RewardRounds,
  { roundMs }: Pick<ShortStakeRules, 'roundMs'>,
): ShortReward {
  const { staked, claimable, qualified } = stake;
  const { pool, rewarded, beganAt, running } = rounds;
  const amount = (units: bigint): Asset => ({ units, symbol: claimable.symbol });
  return {
    claimable,
    adding: running && isWaiting(stake, running.next) ? amount(adding(stake, running)) : null,
    nextRoundAt: beganAt + roundMs,
    estimate: amount(qualified ? roundShare(pool.units, staked.units, rewarded) : 0n),
  };
}

/** ⌊what a round shares × the stake ÷ all stake that earns⌋, in units. */
export function roundShare(shared: bigint, staked: bigint, rewarded: bigint): bigint {
  return rewarded > 0n && shared > 0n && staked > 0n ? (shared * staked) / rewarded : 0n;
}

function adding(
  { staked, qualified, atStart }: ShortStake,
  { shared, rewarded }: NonNullable<RewardRounds['running']>,
): bigint {
  const earns = atStart.qualified ?? qualified;
  return earns ? roundShare(shared, atStart.staked ?? staked.units, rewarded) : 0n;
}

function isWaiting({ owner }: ShortStake, next: string): boolean {
  if (next === '') return true;
  return isName(owner) && isName(next) && nameToBigint(owner) >= nameToBigint(next);
}
