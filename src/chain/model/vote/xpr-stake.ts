import { type Asset, zeroAsset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { integerTextOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { assetOf, timeOf, unitsOf } from '../shared/lenient.ts';

/** XPR staked without a term: a row of `votersxpr`. It votes and earns rewards. */
export interface ShortStake {
  readonly owner: string;
  readonly staked: Asset;
  readonly claimable: Asset;
  /** Whether it votes for enough producers to earn rewards. */
  readonly qualified: boolean;
  /** Milliseconds UTC; 0 if nothing was claimed yet. */
  readonly claimedAt: number;
}

/** A long staking plan. */
export interface StakePlan {
  readonly index: string;
  readonly days: number;
}

/** XPR staked for a plan's duration. */
export interface LongStake {
  readonly account: string;
  readonly staked: Asset;
  readonly planIndex: string;
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
    qualified: fields.isqualified === true || fields.isqualified === 1,
    claimedAt: Math.max(numberOf(fields.lastclaim) ?? 0, 0) * 1000,
  };
}

/** Plans by duration, shortest first. Rows without an index or duration are left out. */
export function stakePlans(rows: readonly unknown[]): StakePlan[] {
  return rows
    .flatMap((row) => {
      const fields = recordOf(row);
      const index = integerTextOf(fields.index);
      const days = numberOf(fields.plan_days);
      return index === null || days === null || days < 0 ? [] : { index, days };
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
    return { account, staked, planIndex, startedAt, endsAt };
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
