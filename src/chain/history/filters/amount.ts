import type { SystemAccounts } from '../../config/types.ts';
import type { Asset } from '../../core/asset.ts';
import { integerTextOf } from '../../rpc/json.ts';
import { isFio, isKeyTransfer } from '../../model/action/action-groups.ts';
import type { ActionView } from '../../model/action/action.ts';
import { assetOf } from '../../model/shared/lenient.ts';

/** FIO's transfers to a key have amounts in billionths of FIO. */
const FIO = { code: 'FIO', precision: 9 };

type Action = Pick<ActionView, 'account' | 'name' | 'data'>;

/** The amount of an action, or null if it has no valid one. */
export function amountOf({ account, name, data }: Action, accounts: SystemAccounts): Asset | null {
  if (data === null) return null;
  if (isFio(accounts) && account === accounts.token && isKeyTransfer(name)) {
    const digits = integerTextOf(data.amount);
    return digits === null ? null : { units: BigInt(digits), symbol: FIO };
  }
  return assetOf(data.quantity);
}

/**
 * Tests whether an action is a transfer below a threshold in decimal text. Compares whole units of
 * the token. A threshold finer than the token is rounded up. Actions that are not transfers or have
 * no amount are not small. Nothing is small if the threshold is not a number.
 */
export function smallTransferTest(
  threshold: string,
  accounts: SystemAccounts,
): (action: Action) => boolean {
  const least = leastUnits(threshold);
  if (least === null) return () => false;
  return (action) => {
    const isTransfer = action.name === 'transfer' || isKeyTransfer(action.name);
    const amount = isTransfer ? amountOf(action, accounts) : null;
    return amount !== null && amount.units < least(amount.symbol.precision);
  };
}

/** The threshold in units, by the token's precision. */
function leastUnits(text: string): ((precision: number) => bigint) | null {
  const [, whole = '', decimals = ''] = /^\s*(\d*)(?:\.(\d{0,30}))?\s*$/.exec(text) ?? [];
  if (whole + decimals === '') return null;
  const parts = BigInt(whole + decimals);
  const scale = 10n ** BigInt(decimals.length);
  const leastByPrecision = new Map<number, bigint>();
  return (precision) => {
    const least =
      leastByPrecision.get(precision) ?? (parts * 10n ** BigInt(precision) + scale - 1n) / scale;
    leastByPrecision.set(precision, least);
    return least;
  };
}
