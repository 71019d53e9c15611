import type { Asset } from '../../core/asset.ts';
import { integerTextOf, recordOf, textOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';

/** A CPU or NET loan, as in its table. */
export interface RexLoan {
  /** Decimal text: 64 bits. */
  readonly number: string;
  readonly from: string;
  readonly receiver: string;
  readonly payment: Asset;
  /** The renewal fund of the loan. */
  readonly balance: Asset;
  readonly staked: Asset;
  /** Milliseconds UTC. */
  readonly expiresAt: number;
}

/** Rows of `cpuloan` or `netloan`, sorted by expiration. Malformed rows are left out. */
export function rexLoans(rows: readonly unknown[]): RexLoan[] {
  return rows.flatMap((row) => loan(row) ?? []).toSorted((a, b) => a.expiresAt - b.expiresAt);
}

/** Whether the contract renews the loan when it expires: its fund covers the payment. */
export function renewsLoan(one: RexLoan): boolean {
  return one.payment.units <= one.balance.units;
}

/** A loan's name in addresses: the numbers of CPU and NET loans are counted together. */
export function loanKey({ kind, number }: { kind: 'cpu' | 'net'; number: string }): string {
  return `${kind}-${number}`;
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
