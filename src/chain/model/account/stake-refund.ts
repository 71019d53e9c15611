import type { Asset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { isRecord } from '../../rpc/json.ts';
import { amountOf, timeOf } from '../shared/lenient.ts';

/** Unstaked XPR that is not refunded yet. */
export interface StakeRefund {
  readonly amount: Asset;
  /** Milliseconds UTC when it can be claimed. */
  readonly availableAt: number;
}

/**
 * A row of `refundsxpr`, or null.
 * @param waitMs the chain's time from unstaking to the refund
 */
export function stakeRefund(row: unknown, symbol: TokenSymbol, waitMs: number): StakeRefund | null {
  if (!isRecord(row)) return null;
  return {
    amount: amountOf(row.quantity, symbol),
    availableAt: timeOf(row.request_time) + waitMs,
  };
}

/** Refunds are paid automatically. One that is overdue can be claimed by hand. */
export function isRefundDue(refund: { readonly availableAt: number }, now: number): boolean {
  return now > refund.availableAt;
}
