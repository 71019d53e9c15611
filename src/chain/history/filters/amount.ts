import type { SystemAccounts } from '../../config/types.ts';
import type { Asset } from '../../core/asset.ts';
import { integerTextOf } from '../../rpc/json.ts';
import { isFio, isKeyTransfer } from '../../model/action-groups.ts';
import type { ActionView } from '../../model/action.ts';
import { assetOf } from '../../model/lenient.ts';

/** FIO's transfers to a key tell billionths of a FIO. */
const FIO = { code: 'FIO', precision: 9 };

type Action = Pick<ActionView, 'account' | 'name' | 'data'>;

/** The amount an action tells, or null where it tells none that can be read. */
export function amountOf({ account, name, data }: Action, accounts: SystemAccounts): Asset | null {
  if (data === null) return null;
  if (isFio(accounts) && account === accounts.token && isKeyTransfer(name)) {
    const digits = integerTextOf(data.amount);
    return digits === null ? null : { units: BigInt(digits), symbol: FIO };
  }
  return assetOf(data.quantity);
}

/** A decimal text as a whole number of parts: `0.0005` is 5 of 10^4. Null where it is none. */
export interface Threshold {
  readonly units: bigint;
  readonly precision: number;
}

export function readThreshold(text: string): Threshold | null {
  const [, whole = '', decimals = ''] = /^\s*(\d*)(?:\.(\d{0,30}))?\s*$/.exec(text) ?? [];
  if (whole + decimals === '') return null;
  return { units: BigInt(whole + decimals), precision: decimals.length };
}

/** Whether an amount is less, compared in whole numbers at the finer of both precisions. */
export function isBelow({ units, symbol }: Asset, threshold: Threshold): boolean {
  return (
    units * 10n ** BigInt(threshold.precision) < threshold.units * 10n ** BigInt(symbol.precision)
  );
}

/** Transfers of less than the threshold. What is no transfer, or tells no amount, is not small. */
export function isSmallTransfer(
  action: Action,
  threshold: Threshold,
  accounts: SystemAccounts,
): boolean {
  const isTransfer = action.name === 'transfer' || isKeyTransfer(action.name);
  const amount = isTransfer ? amountOf(action, accounts) : null;
  return amount !== null && isBelow(amount, threshold);
}
