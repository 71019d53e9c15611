import { type Asset } from '../../core/asset.ts';
import { parseUnits } from '../../core/typed-units.ts';
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

/** A row of FIO's fee table. */
export interface FioFee {
  /** The name of the node's call, such as `register_fio_domain`. */
  readonly endpoint: string;
  /** Billionths of a FIO. */
  readonly units: bigint;
  /** Whether a bundled transaction of an address replaces the fee. */
  readonly bundled: boolean;
}

/** FIO's fee table. Rows without an endpoint or a valid fee are left out. */
export function fioFees(rows: readonly unknown[]): FioFee[] {
  return rows.flatMap((row) => {
    const fields = recordOf(row);
    const endpoint = textOf(fields.end_point);
    const digits = integerTextOf(fields.suf_amount);
    if (endpoint === null || digits === null || digits.startsWith('-')) return [];
    const bundled = integerTextOf(fields.type) === '1';
    return [{ endpoint, units: BigInt(digits), bundled }];
  });
}

/** Fees, the highest first. */
export function byAmount(fees: readonly FioFee[]): FioFee[] {
  return fees.toSorted((a, b) => {
    if (a.units !== b.units) return a.units > b.units ? -1 : 1;
    return a.endpoint < b.endpoint ? -1 : 1;
  });
}
