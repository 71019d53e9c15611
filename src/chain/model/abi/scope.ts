import { nameBounds, nameFromBigint, nameToBigint } from '../../core/name-bigint.ts';
import { symbolCodeFromBigint, symbolCodeToBigint } from '../../core/symbol-bigint.ts';

/**
 * The other meaning of a scope that nodes write as a name: a token symbol or a number. Null if it
 * is an account name or has no other meaning.
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

/**
 * The range of scopes that match a typed text, as name bounds: all for an empty text, null for
 * none.
 */
export function scopeRange(typed: string): { from?: string; to?: string } | null {
  const text = typed.trim();
  if (text === '') return {};
  if (/^[A-Z]{1,7}$/.test(text)) return only(symbolCodeToBigint(text));
  if (/^\d{1,20}$/.test(text) && BigInt(text) < 2n ** 64n && !isNameOfDigits(text))
    return only(BigInt(text));
  if (/^\.[.a-z1-5]{0,11}[.a-j1-5]?$/.test(text)) return only(nameToBigint(text));
  const bounds = nameBounds(text);
  return bounds && { from: bounds.lower, to: bounds.upper };
}

/**
 * A scope as a request parameter. Nodes parse digits as a number, which is also what the user
 * meant, except for a complete account name of the digits 1 to 5.
 */
export function scopeParameter(scope: string): string {
  return isNameOfDigits(scope) ? String(nameToBigint(scope)) : scope;
}

/** A scope from a node's list, as a request parameter and in addresses. */
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
