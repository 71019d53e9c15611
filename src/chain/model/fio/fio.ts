import { type Asset, parseUnits } from '../../core/asset.ts';
import { integerTextOf, recordOf, textOf } from '../../rpc/json.ts';
import { displayKey } from '../permission/key.ts';

/** Nodes report FIO amounts in billionths. */
const DECIMALS = 9;
const FIO = { code: 'FIO', precision: DECIMALS };

/** The response of get_fio_balance. */
export interface FioBalance {
  readonly balance: Asset;
  readonly available: Asset;
  readonly staked: Asset;
  /** Staking reward points, in billionths. */
  readonly srps: bigint;
  /** FIO for one staking reward point (rate of exchange), in billionths. */
  readonly roe: bigint;
}

/** Missing values count as zero. */
export function fioBalance(response: unknown): FioBalance {
  const fields = recordOf(response);
  const amount = (value: unknown): Asset => ({ units: billionths(value), symbol: FIO });
  return {
    balance: amount(fields.balance),
    available: amount(fields.available),
    staked: amount(fields.staked),
    srps: billionths(fields.srps),
    roe: billionths(fields.roe),
  };
}

/** A public key in FIO's form; other texts unchanged. */
export function fioKey(text: string): string {
  return displayKey(text, 'FIO');
}

/** A public key as FIO's tables index it; other texts unchanged. */
export function queriedFioKey(text: string): string {
  return displayKey(text, 'EOS');
}

/** A whole number counts billionths. Some nodes write the rate as a decimal text. */
function billionths(value: unknown): bigint {
  const digits = integerTextOf(value);
  if (digits !== null) return BigInt(digits);
  const decimal = typeof value === 'string' ? /^(\d+\.\d{1,9})\d*$/.exec(value)?.[1] : undefined;
  try {
    return decimal === undefined ? 0n : parseUnits(decimal, DECIMALS);
  } catch {
    return 0n;
  }
}

/**
 * FIO's fee table: the fee for each endpoint, in billionths of a FIO. Rows without an endpoint or a
 * valid fee are left out.
 */
export function fioFees(rows: readonly unknown[]): Map<string, bigint> {
  return new Map(
    rows.flatMap((row) => {
      const fields = recordOf(row);
      const endpoint = textOf(fields.end_point);
      const digits = integerTextOf(fields.suf_amount);
      if (endpoint === null || digits === null || digits.startsWith('-')) return [];
      return [[endpoint, BigInt(digits)] as const];
    }),
  );
}
