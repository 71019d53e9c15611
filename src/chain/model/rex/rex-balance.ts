import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import { integerTextOf, isRecord, listOf, recordOf, textOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';
import { type RexPool, rexValue } from './rex-pool.ts';

/**
 * State of a part of the REX: in savings, maturing, or past its date but not yet counted as matured
 * by the contract.
 */
export type MaturityKind = 'savings' | 'maturing' | 'not-yet-updated';

export interface MaturityBucket {
  readonly kind: MaturityKind;
  /** Milliseconds UTC. */
  readonly maturesAt: number;
  readonly rex: Asset;
}

export interface RexBalance {
  readonly owner: string;
  /** The value in core tokens that votes count. */
  readonly voteStake: Asset;
  readonly rex: Asset;
  readonly matured: Asset;
  readonly buckets: readonly MaturityBucket[];
}

export interface RexFund {
  readonly owner: string;
  readonly balance: Asset;
}

/**
 * Kind of a bucket by its time; both in milliseconds UTC. Savings has the maximum of a 32-bit
 * clock, 2106-02-07T06:28:15. Other buckets are at most some weeks ahead.
 */
export function maturityKind(maturesAt: number, now: number): MaturityKind {
  const distance = maturesAt - now;
  if (distance > limits.rexSavingsMs) return 'savings';
  return distance < 0 ? 'not-yet-updated' : 'maturing';
}

/** A row of `rexbal`. Null if owner or an amount is missing. Malformed buckets are left out. */
export function rexBalance(row: unknown, now: number): RexBalance | null {
  const fields = recordOf(row);
  const owner = textOf(fields.owner);
  const voteStake = assetOf(fields.vote_stake);
  const rex = assetOf(fields.rex_balance);
  if (owner === null || voteStake === null || rex === null) return null;
  const matured = { units: BigInt(integerTextOf(fields.matured_rex) ?? 0), symbol: rex.symbol };
  const buckets = listOf(fields.rex_maturities).flatMap((pair) => {
    const { time, units } = pairOf(pair);
    const maturesAt = timeOf(time);
    const digits = integerTextOf(units);
    if (maturesAt === 0 || digits === null) return [];
    const amount = { units: BigInt(digits), symbol: rex.symbol };
    return { kind: maturityKind(maturesAt, now), maturesAt, rex: amount };
  });
  return { owner, voteStake, rex, matured, buckets };
}

/** The total REX of a kind. */
export function rexIn(kind: MaturityKind, balance: RexBalance): Asset {
  const units = balance.buckets
    .filter((bucket) => bucket.kind === kind)
    .reduce((total, bucket) => total + bucket.rex.units, 0n);
  return { units, symbol: balance.rex.symbol };
}

/** The REX that can be sold now. A sale also counts buckets past their date as matured. */
export function sellableRex(balance: RexBalance): Asset {
  const due = rexIn('not-yet-updated', balance);
  return { units: balance.matured.units + due.units, symbol: due.symbol };
}

/** Why an account cannot sell any of its REX now; null if it can, has none, or no bucket shows why. */
export function whyNothingSells(balance: RexBalance): 'savings' | 'maturing' | null {
  if (sellableRex(balance).units > 0n) return null;
  if (rexIn('maturing', balance).units > 0n) return 'maturing';
  return rexIn('savings', balance).units > 0n ? 'savings' : null;
}

/** A row of `rexfund`, or null. */
export function rexFund(row: unknown): RexFund | null {
  const fields = recordOf(row);
  const owner = textOf(fields.owner);
  const balance = assetOf(fields.balance);
  return owner === null || balance === null ? null : { owner, balance };
}

/** Nodes write a pair as `first` and `second`, newer ones as `key` and `value`, or as a list. */
export function pairOf(pair: unknown): { time: unknown; units: unknown } {
  if (!isRecord(pair)) return { time: listOf(pair)[0], units: listOf(pair)[1] };
  return { time: pair.first ?? pair.key, units: pair.second ?? pair.value };
}

/**
 * The current value of an account's REX at the pool's price, plus its fund. Null if it has neither.
 */
export function rexWorth(
  balance: RexBalance | null,
  fund: RexFund | null,
  pool: RexPool | null,
): Asset | null {
  const lent = balance && (pool ? rexValue(pool, balance.rex.units) : balance.voteStake);
  const parts = [lent, fund?.balance].filter((part) => part && part.units > 0n) as Asset[];
  const [first] = parts;
  if (!first) return null;
  return { ...first, units: parts.reduce((sum, { units }) => sum + units, 0n) };
}
