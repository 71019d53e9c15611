import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { isRecord } from '../../rpc/json.ts';
import type { RefundView } from './account.ts';
import { amountOf, timeOf } from '../shared/lenient.ts';

/** An unstaked amount can be claimed three days after the request. */
const REFUND_AFTER_MS = limits.unstakeDays * limits.dayMs;

/** Unstaked XPR that is not refunded yet. */
export interface StakeRefund {
  readonly amount: Asset;
  /** Milliseconds UTC when it can be claimed. */
  readonly availableAt: number;
}

/** A row of `refunds`, or get_account's version of it; null for none. */
export function refundView(row: unknown, symbol: TokenSymbol): RefundView | null {
  if (!isRecord(row)) return null;
  return {
    cpu: amountOf(row.cpu_amount, symbol),
    net: amountOf(row.net_amount, symbol),
    availableAt: timeOf(row.request_time) + REFUND_AFTER_MS,
  };
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
