import { readUnits } from '../core/asset.ts';
import type { Asset } from '../core/asset.ts';
import type { TokenSymbol } from '../core/symbol.ts';
import { accountProblem, amountProblem, memoProblem } from './check-fields.ts';
import type { AccountProblem, AmountProblem, MemoProblem } from './check-fields.ts';

/** What was typed of a transfer, and what is known about it. */
export interface TransferForm {
  readonly from: string;
  readonly to: string;
  /** The figure alone: `12.5`. */
  readonly amount: string;
  readonly memo: string;
  readonly symbol: TokenSymbol;
  /** What the sender has of the token; null where that is not known. */
  readonly balance: Asset | null;
  /** False once a node has said that there is no such account. */
  readonly recipientExists?: boolean | undefined;
}

export type TransferProblem =
  | ({ readonly field: 'to' } & AccountProblem)
  | ({ readonly field: 'amount' } & AmountProblem)
  | ({ readonly field: 'memo' } & MemoProblem);

/** What keeps the form from being sent, at most one problem a field. None means that it may be. */
export function checkTransfer(form: TransferForm): TransferProblem[] {
  const to = recipientProblem(form);
  const amount = amountProblem(form.amount, form.symbol, form.balance);
  const memo = memoProblem(form.memo);
  return [
    ...(to ? [{ field: 'to' as const, ...to }] : []),
    ...(amount ? [{ field: 'amount' as const, ...amount }] : []),
    ...(memo ? [{ field: 'memo' as const, ...memo }] : []),
  ];
}

/** Token contracts refuse a transfer to oneself. */
function recipientProblem({ from, to, recipientExists }: TransferForm): AccountProblem | null {
  if (to === from) return { kind: 'is-sender' };
  return accountProblem(to, recipientExists);
}

/** What the figures come to, as far as they can be read. */
export function totalOf(figures: readonly string[], symbol: TokenSymbol): Asset {
  const units = figures.reduce((sum, figure) => {
    const read = readUnits(figure, symbol.precision);
    return typeof read === 'bigint' && read > 0n ? sum + read : sum;
  }, 0n);
  return { units, symbol };
}
