import { readUnits } from '../core/asset.ts';
import type { Asset, UnitsProblem } from '../core/asset.ts';
import { isName } from '../core/name.ts';
import { sameSymbol } from '../core/symbol.ts';
import type { TokenSymbol } from '../core/symbol.ts';

/** Token contracts refuse a longer memo. Bytes of UTF-8. */
const MAX_MEMO_BYTES = 256;

/** What was typed, and what is known about it. */
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
  | { readonly field: 'to'; readonly kind: 'not-a-name' | 'is-sender' | 'unknown-account' }
  | {
      readonly field: 'amount';
      readonly kind: UnitsProblem | 'not-positive' | 'insufficient-balance';
    }
  | { readonly field: 'memo'; readonly kind: 'too-long'; readonly bytes: number };

/** What keeps the form from being sent, at most one problem a field. None means that it may be. */
export function checkTransfer(form: TransferForm): TransferProblem[] {
  return [...checkRecipient(form), ...checkAmount(form), ...checkMemo(form.memo)];
}

function checkRecipient({ from, to, recipientExists }: TransferForm): TransferProblem[] {
  if (!isName(to)) return [{ field: 'to', kind: 'not-a-name' }];
  if (to === from) return [{ field: 'to', kind: 'is-sender' }];
  return recipientExists === false ? [{ field: 'to', kind: 'unknown-account' }] : [];
}

function checkAmount({ amount, symbol, balance }: TransferForm): TransferProblem[] {
  const units = readUnits(amount, symbol.precision);
  if (typeof units === 'string') return [{ field: 'amount', kind: units }];
  if (units <= 0n) return [{ field: 'amount', kind: 'not-positive' }];
  const enough = balance === null || (sameSymbol(balance.symbol, symbol) && balance.units >= units);
  return enough ? [] : [{ field: 'amount', kind: 'insufficient-balance' }];
}

function checkMemo(memo: string): TransferProblem[] {
  const bytes = new TextEncoder().encode(memo).length;
  return bytes > MAX_MEMO_BYTES ? [{ field: 'memo', kind: 'too-long', bytes }] : [];
}
