/** Names as 64-bit numbers, and their order: how tables store and sort them. First views need none of it. */
import * as messages from './messages.ts';

const CHARACTERS = '.12345abcdefghijklmnopqrstuvwxyz';
const SEARCHABLE = /^[a-z1-5][.a-z1-5]{0,11}$/;

/**
 * The 64-bit value of a name: twelve characters of five bits and a thirteenth of four, highest
 * first. Trailing dots do not count. Throws 'A name can be up to 12 characters long', 'Invalid
 * character', or 'Invalid name' for a thirteenth character after `j`.
 */
export function nameToBigint(name: string): bigint {
  if (name.length > 13) throw new Error(messages.nameTooLong);
  let value = 0n;
  for (let index = 0; index < 13; index++) {
    const code = index < name.length ? CHARACTERS.indexOf(name.charAt(index)) : 0;
    if (code < 0) throw new Error(messages.nameCharacter);
    if (index === 12 && code > 15) throw new Error(messages.nameInvalid);
    value = (value << (index === 12 ? 4n : 5n)) | BigInt(code);
  }
  return value;
}

/** The name of a 64-bit value, without trailing dots. Zero is the empty name. */
export function nameFromBigint(value: bigint): string {
  let rest = BigInt.asUintN(64, value);
  let name = CHARACTERS.charAt(Number(rest & 15n));
  rest >>= 4n;
  for (let index = 0; index < 12; index++) {
    name = CHARACTERS.charAt(Number(rest & 31n)) + name;
    rest >>= 5n;
  }
  return name.replace(/\.+$/, '');
}

/** Compares names by value, the order of the chain's tables. Throws the errors of nameToBigint. */
export function compareNames(a: string, b: string): number {
  const difference = nameToBigint(a) - nameToBigint(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * The first and last account name with a prefix. Null if no account name can have it. The prefix is
 * trimmed and lower-cased first.
 */
export function nameBounds(prefix: string): { lower: string; upper: string } | null {
  const lower = prefix.trim().toLowerCase();
  return SEARCHABLE.test(lower) ? { lower, upper: lower.padEnd(12, 'z') } : null;
}
