import { nameBounds, nameFromBigint, nameToBigint } from '../../core/name.ts';
import { symbolCodeFromBigint, symbolCodeToBigint } from '../../core/symbol.ts';

/**
 * What a scope may mean besides the name nodes tell it as: the code of a token, or a number. Null
 * where it is an account's name, or nothing of these.
 */
export function scopeMeaning(scope: string): string | null {
  if (/^[a-z1-5][a-z1-5.]{0,11}$/.test(scope)) return null;
  let value: bigint;
  try {
    value = nameToBigint(scope);
  } catch {
    return null;
  }
  try {
    return symbolCodeFromBigint(value);
  } catch {
    return String(value);
  }
}

/** The scopes a typed text may mean, as bounds by name: all where it is empty, null for none. */
export function scopeRange(typed: string): { from?: string; to?: string } | null {
  const text = typed.trim();
  if (text === '') return {};
  if (/^[A-Z]{1,7}$/.test(text)) return only(symbolCodeToBigint(text));
  if (/^\d{1,19}$/.test(text) && !isNameOfDigits(text)) return only(BigInt(text));
  if (/^\.[.a-z1-5]{0,11}[.a-j1-5]?$/.test(text)) return only(nameToBigint(text));
  const bounds = nameBounds(text);
  return bounds && { from: bounds.lower, to: bounds.upper };
}

/**
 * A scope as a node is asked for it. Nodes read digits alone as a number, and so is what was typed
 * meant, but for a whole account name of the digits 1 to 5.
 */
export function scopeParameter(scope: string): string {
  return isNameOfDigits(scope) ? String(nameToBigint(scope)) : scope;
}

/** A scope that a node listed, as it is to be asked for and stands in an address. */
export function listedScope(scope: string): string {
  return /^\d+$/.test(scope) && !isNameOfDigits(scope) ? String(nameToBigint(scope)) : scope;
}

function isNameOfDigits(text: string): boolean {
  return /^[1-5]{12}$/.test(text);
}

function only(value: bigint) {
  const name = nameFromBigint(value);
  return { from: name, to: name };
}
