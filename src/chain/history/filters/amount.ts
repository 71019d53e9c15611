import type { SystemAccounts } from '../../config/types.ts';
import type { Asset } from '../../core/asset.ts';
import { integerTextOf } from '../../rpc/json.ts';
import { isFio, isKeyTransfer } from '../../model/action/action-groups.ts';
import type { ActionView } from '../../model/action/action.ts';
import { assetOf } from '../../model/shared/lenient.ts';

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

/**
 * Tells whether an action is a transfer of less than a threshold, told as decimal text: compared in
 * whole units of the token, which are rounded up where the threshold is finer than the token.
 * What is no transfer, or tells no amount, is not small; nothing is where the text is no number.
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

/** By a token's precision, the fewest units that are not below. */
function leastUnits(text: string): ((precision: number) => bigint) | null {
  const [, whole = '', decimals = ''] = /^\s*(\d*)(?:\.(\d{0,30}))?\s*$/.exec(text) ?? [];
  if (whole + decimals === '') return null;
  const parts = BigInt(whole + decimals);
  const scale = 10n ** BigInt(decimals.length);
  const known = new Map<number, bigint>();
  return (precision) => {
    const least = known.get(precision) ?? (parts * 10n ** BigInt(precision) + scale - 1n) / scale;
    known.set(precision, least);
    return least;
  };
}
