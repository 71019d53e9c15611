import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { isRecord } from '../../rpc/json.ts';
import type { RefundView } from './account.ts';
import { amountOf, timeOf } from '../shared/lenient.ts';

/** An unstaked amount can be claimed three days after the request. */
const REFUND_AFTER_MS = limits.unstakeDays * limits.dayMs;

/** A row of `refunds`, or get_account's version of it; null for none. */
export function refundView(row: unknown, symbol: TokenSymbol): RefundView | null {
  if (!isRecord(row)) return null;
  return {
    cpu: amountOf(row.cpu_amount, symbol),
    net: amountOf(row.net_amount, symbol),
    availableAt: timeOf(row.request_time) + REFUND_AFTER_MS,
  };
}
