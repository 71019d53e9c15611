import { readUnits } from '../core/typed-units.ts';
import type { Asset } from '../core/asset.ts';
import type { TokenSymbol } from '../core/symbol.ts';
import { accountProblem, amountProblem, memoProblem } from './check-fields.ts';
import type { AccountProblem, AmountProblem, MemoProblem } from './check-fields.ts';

/** The typed fields of a transfer and the known balances. */
export interface TransferForm {
  readonly from: string;
  readonly to: string;
  /** The number without the symbol: `12.5`. */
  readonly amount: string;
  readonly memo: string;
  readonly symbol: TokenSymbol;
  /** The sender's balance; null if unknown. */
  readonly balance: Asset | null;
  /** False when a node reported that the account does not exist. */
  readonly recipientExists?: boolean | undefined;
}

export type TransferProblem =
  | ({ readonly field: 'to' } & AccountProblem)
  | ({ readonly field: 'amount' } & AmountProblem)
  | ({ readonly field: 'memo' } & MemoProblem);

/** The problems of the form, at most one a field. An empty result means it can be sent. */
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

/** The sum of the amounts that can be parsed. */
export function totalOf(figures: readonly string[], symbol: TokenSymbol): Asset {
  const units = figures.reduce((sum, figure) => {
    const read = readUnits(figure, symbol.precision);
    return typeof read === 'bigint' && read > 0n ? sum + read : sum;
  }, 0n);
  return { units, symbol };
}
