import { readUnits } from '../core/asset.ts';
import type { Asset, UnitsProblem } from '../core/asset.ts';
import { isName } from '../core/name.ts';
import { sameSymbol } from '../core/symbol.ts';
import type { TokenSymbol } from '../core/symbol.ts';

/** Token contracts refuse a longer memo. Bytes of UTF-8. */
const MAX_MEMO_BYTES = 256;

export interface AccountProblem {
  readonly kind: 'no-name' | 'not-a-name' | 'unknown-account' | 'is-sender';
}

export type AmountProblem =
  | { readonly kind: Exclude<UnitsProblem, 'too-many-decimals'> }
  | { readonly kind: 'too-many-decimals'; readonly decimals: number }
  | { readonly kind: 'not-positive' | 'insufficient-balance' };

export interface MemoProblem {
  readonly kind: 'too-long';
  readonly bytes: number;
}

/** What is wrong with a field of a form; the words for it are the page's. */
export type FieldProblem = AccountProblem | AmountProblem | MemoProblem;

/** @param exists false once a node has said that there is no such account */
export function accountProblem(name: string, exists?: boolean): AccountProblem | null {
  if (name === '') return { kind: 'no-name' };
  if (!isName(name)) return { kind: 'not-a-name' };
  return exists === false ? { kind: 'unknown-account' } : null;
}

/**
 * @param text the figure alone: `12.5`
 * @param available null where that is not known
 */
export function amountProblem(
  text: string,
  symbol: TokenSymbol,
  available: Asset | null,
): AmountProblem | null {
  const units = readUnits(text, symbol.precision);
  if (units === 'too-many-decimals') return { kind: units, decimals: symbol.precision };
  if (typeof units === 'string') return { kind: units };
  if (units <= 0n) return { kind: 'not-positive' };
  const enough =
    available === null || (sameSymbol(available.symbol, symbol) && available.units >= units);
  return enough ? null : { kind: 'insufficient-balance' };
}

export function memoProblem(memo: string): MemoProblem | null {
  const bytes = new TextEncoder().encode(memo).length;
  return bytes > MAX_MEMO_BYTES ? { kind: 'too-long', bytes } : null;
}
