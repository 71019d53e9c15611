import { type Asset, zeroAsset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { integerTextOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { assetOf, isTrue, timeOf, unitsOf } from '../shared/lenient.ts';

const DAY_SECONDS = limits.dayMs / 1000;

/** XPR staked without a term: a row of `votersxpr`. It votes and earns rewards. */
export interface ShortStake {
  readonly owner: string;
  readonly staked: Asset;
  readonly claimable: Asset;
  /** Whether it votes for enough producers to earn rewards. */
  readonly qualified: boolean;
  /** Milliseconds UTC; 0 if nothing was claimed yet. */
  readonly claimedAt: number;
  /** As they were when the running round began, if they changed before their turn; null otherwise. */
  readonly atStart: { readonly staked: bigint | null; readonly qualified: boolean | null };
}

/** The chain's rules for XPR staked without a term: the row of `globalsxpr`. */
export interface ShortStakeRules {
  /** Milliseconds from unstaking to the refund. */
  readonly unstakeMs: number;
  /** Milliseconds between two claims. */
  readonly claimMs: number;
  /** Votes needed for rewards. */
  readonly votes: number;
  /** Milliseconds from the beginning of a round of rewards to that of the next. */
  readonly roundMs: number;
}

/** A long staking plan. */
export interface StakePlan {
  readonly index: string;
  readonly days: number;
  /** The oracle feed that measures the price. */
  readonly feed: string;
  /** The price that the plan guarantees, in percent of the price at the start. */
  readonly percent: number;
  readonly isOpen: boolean;
  /** Whether ended stakes are paid out. */
  readonly pays: boolean;
}

/** XPR staked for a plan's duration. */
export interface LongStake {
  /** Null in rows of older contracts. */
  readonly index: string | null;
  readonly account: string;
  readonly staked: Asset;
  readonly planIndex: string;
  /** The oracle's price at the start; 0 if missing. */
  readonly price: number;
  /** Milliseconds UTC. */
  readonly startedAt: number;
  /** Milliseconds UTC; null if the plan is unknown. */
  readonly endsAt: number | null;
}

/** Null if the row has no owner. */
export function shortStake(row: unknown, symbol: TokenSymbol): ShortStake | null {
  const fields = recordOf(row);
  const owner = textOf(fields.owner);
  if (owner === null) return null;
  return {
    owner,
    staked: unitsOf(fields.staked, symbol),
    claimable: unitsOf(fields.claimamount, symbol),
    qualified: isTrue(fields.isqualified),
    claimedAt: Math.max(numberOf(fields.lastclaim) ?? 0, 0) * 1000,
    atStart: {
      staked: bigintOf(fields.startstake),
      qualified: (fields.startqualif ?? null) === null ? null : isTrue(fields.startqualif),
    },
  };
}

/** A missing row, or a missing field, has the contract's default. */
export function shortStakeRules(row: unknown): ShortStakeRules {
  const fields = recordOf(row);
  const seconds = (value: unknown, fallback: number) => (numberOf(value) ?? fallback) * 1000;
  return {
    unstakeMs: seconds(fields.unstake_period, 14 * DAY_SECONDS),
    claimMs: seconds(fields.voters_claim_interval, DAY_SECONDS),
    votes: numberOf(fields.min_bp_reward) ?? 4,
    roundMs: seconds(fields.process_interval, DAY_SECONDS / 2),
  };
}

/** Plans by duration, shortest first. Rows without an index or duration are left out. */
export function stakePlans(rows: readonly unknown[]): StakePlan[] {
  return rows
    .flatMap((row) => {
      const fields = recordOf(row);
      const index = integerTextOf(fields.index);
      const days = numberOf(fields.plan_days);
      if (index === null || days === null || days < 0) return [];
      const feed = integerTextOf(fields.oracle_index) ?? '';
      const percent = numberOf(fields.multiplier) ?? 100;
      const [isOpen, pays] = [isTrue(fields.is_stake_active), isTrue(fields.is_claim_active)];
      return { index, days, feed, percent, isOpen, pays };
    })
    .toSorted((a, b) => a.days - b.days);
}

/** Rows without an account or an amount are left out. */
export function longStakes(
  rows: readonly unknown[],
  plans: readonly StakePlan[],
  symbol: TokenSymbol,
): LongStake[] {
  return rows.flatMap((row) => {
    const fields = recordOf(row);
    const account = textOf(fields.account);
    const planIndex = integerTextOf(fields.plan_index) ?? '';
    const staked = assetOf(fields.staked) ?? unitsOf(fields.staked, symbol);
    if (account === null || staked.symbol.code !== symbol.code) return [];
    const startedAt = timeOf(fields.start_time);
    const plan = plans.find(({ index }) => index === planIndex);
    const endsAt = plan && startedAt > 0 ? startedAt + plan.days * limits.dayMs : null;
    const index = integerTextOf(fields.index);
    const price = numberOf(fields.oracle_price) ?? 0;
    return { index, account, staked, planIndex, price, startedAt, endsAt };
  });
}

/** The total of an account's long stakes. */
export function longStaked(
  account: string,
  stakes: readonly LongStake[],
  symbol: TokenSymbol,
): Asset {
  const units = stakes
    .filter(
      (stake) => stake.account === account && stake.staked.symbol.precision === symbol.precision,
    )
    .reduce((total, stake) => total + stake.staked.units, 0n);
  return { ...zeroAsset(symbol), units };
}

function bigintOf(value: unknown): bigint | null {
  const digits = integerTextOf(value);
  return digits === null ? null : BigInt(digits);
}
