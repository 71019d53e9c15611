import type { Asset } from '../../core/asset.ts';
import { integerTextOf, recordOf, textOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';

/** A loan of CPU or NET, as its table says. */
export interface RexLoan {
  /** Decimal digits: 64 bits. */
  readonly number: string;
  readonly from: string;
  readonly receiver: string;
  readonly payment: Asset;
  /** What is set aside to renew the loan. */
  readonly balance: Asset;
  readonly staked: Asset;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

/** Rows of `cpuloan` or `netloan`, the next to expire first; those that are no loan are left out. */
export function rexLoans(rows: readonly unknown[]): RexLoan[] {
  return rows.flatMap((row) => loan(row) ?? []).toSorted((a, b) => a.expiresAt - b.expiresAt);
}

/** Whether the contract renews the loan when it expires: what is set aside pays for it. */
export function renewsLoan(one: RexLoan): boolean {
  return one.payment.units <= one.balance.units;
}

function loan(row: unknown): RexLoan | null {
  const fields = recordOf(row);
  const number = integerTextOf(fields.loan_num);
  const from = textOf(fields.from);
  const receiver = textOf(fields.receiver);
  const payment = assetOf(fields.payment);
  const balance = assetOf(fields.balance);
  const staked = assetOf(fields.total_staked);
  if (number === null || from === null || receiver === null) return null;
  if (payment === null || balance === null || staked === null) return null;
  const expiresAt = timeOf(fields.expiration);
  return { number, from, receiver, payment, balance, staked, expiresAt };
}
