import type { Asset } from '../core/asset.ts';
import type { UnitsProblem } from '../core/typed-units.ts';
import { readUnits } from '../core/typed-units.ts';
import * as messages from '../core/messages.ts';
import { isName } from '../core/name.ts';
import { sameSymbol, type TokenSymbol } from '../core/symbol.ts';
import type { Action } from './action.ts';

/** Bytes of UTF-8. Token contracts refuse a longer memo. */
export const maxMemoBytes = 256;

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

/** Why a form field is invalid. The page has the text for each kind. */
export type FieldProblem = AccountProblem | AmountProblem | MemoProblem;

/** @param exists false when a node reported that the account does not exist */
export function accountProblem(name: string, exists?: boolean): AccountProblem | null {
  if (name === '') return { kind: 'no-name' };
  if (!isName(name)) return { kind: 'not-a-name' };
  return exists === false ? { kind: 'unknown-account' } : null;
}

/**
 * @param text the number without the symbol: `12.5`
 * @param available null if unknown
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
  return bytes > maxMemoBytes ? { kind: 'too-long', bytes } : null;
}

type WrappedProblem =
  | { readonly kind: 'signatures' | 'actions'; readonly count: number }
  | { readonly kind: 'receiver'; readonly message: string };

/**
 * Why a transaction cannot be wrapped, or null. It must have exactly one signature and one action:
 * a transfer to the wrap account from another account.
 */
export function checkWrapped(
  transaction: {
    readonly signatures: readonly string[];
    readonly actions: readonly Pick<Action, 'name' | 'data'>[];
  },
  wrapAccount: string,
): WrappedProblem | null {
  const { signatures, actions } = transaction;
  const [action] = actions;
  if (signatures.length !== 1) return { kind: 'signatures', count: signatures.length };
  if (actions.length !== 1 || !action) return { kind: 'actions', count: actions.length };
  const { from, to } = action.data;
  const received = action.name === 'transfer' && to === wrapAccount && from !== wrapAccount;
  return received ? null : { kind: 'receiver', message: messages.mustBeReceiver(wrapAccount) };
}
