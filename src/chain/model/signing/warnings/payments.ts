import type { Action } from '../../../actions/action.ts';
import { textOf } from '../../../rpc/json.ts';

/** A token transfer among the actions. */
export interface Payment {
  readonly contract: string;
  readonly from: string;
  readonly to: string;
  /** Null if the amount cannot be parsed, or the token is swapped. */
  readonly symbol: string | null;
  readonly memo: string;
}

/** Token transfers of any contract, and what a swap sends on. */
export function payments(actions: readonly Action[]): Payment[] {
  return actions.flatMap(({ account, name, data }) => {
    const swaps = name === 'swapto';
    if (name !== 'transfer' && !swaps) return [];
    const [from, to] = [textOf(data['from']), textOf(data['to'])];
    if (from === null || to === null) return [];
    // A swap may be given a token of another contract.
    const symbol = swaps ? null : symbolIn(data['quantity']);
    return [{ contract: account, from, to, symbol, memo: textOf(data['memo']) ?? '' }];
  });
}

/** The symbol of an amount, also of one with more decimals than the chain's own tokens can have. */
export function symbolIn(quantity: unknown): string | null {
  const [, code = null] = /^-?[\d.]+ ([A-Z]{1,7})$/.exec(textOf(quantity) ?? '') ?? [];
  return code;
}

/** All that has no ink: spaces, controls, and characters that are not drawn. */
const INKLESS = /[\p{C}\p{Z}\p{DI}\u2800\u{1d159}]/gu;

/** What a reader sees of a memo. */
export const inkOf = (memo: string) => memo.replace(INKLESS, '');
