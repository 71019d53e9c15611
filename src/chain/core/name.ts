import * as messages from './messages.ts';

const CHARACTERS = '.12345abcdefghijklmnopqrstuvwxyz';
const NAME = /^[.1-5a-z]{0,12}[.1-5a-j]?$/;
const NEW_ACCOUNT = /^[a-z1-5]{12}$/;
const SEARCHABLE = /^[a-z1-5][.a-z1-5]{0,11}$/;

/**
 * The 64-bit value of a name: twelve characters of five bits and a thirteenth of four, highest
 * first. Trailing dots carry no value. Throws 'A name can be up to 12 characters long',
 * 'Invalid character', or 'Invalid name' for a thirteenth character past `j`.
 */
export function nameToBigint(name: string): bigint {
  if (name.length > 13) throw new Error(messages.nameTooLong);
  let value = 0n;
  for (let place = 0; place < 13; place++) {
    const code = place < name.length ? CHARACTERS.indexOf(name.charAt(place)) : 0;
    if (code < 0) throw new Error(messages.nameCharacter);
    if (place === 12 && code > 15) throw new Error(messages.nameInvalid);
    value = (value << (place === 12 ? 4n : 5n)) | BigInt(code);
  }
  return value;
}

/** The text of a 64-bit name value, without trailing dots. Zero is the empty name. */
export function nameFromBigint(value: bigint): string {
  let rest = BigInt.asUintN(64, value);
  let name = CHARACTERS.charAt(Number(rest & 15n));
  rest >>= 4n;
  for (let place = 0; place < 12; place++) {
    name = CHARACTERS.charAt(Number(rest & 31n)) + name;
    rest >>= 5n;
  }
  return name.replace(/\.+$/, '');
}

/** By the value of names, as tables and lists of the chain are ordered. Throws as nameToBigint. */
export function compareNames(a: string, b: string): number {
  const difference = nameToBigint(a) - nameToBigint(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Whether a new account may have the name: twelve of a to z and 1 to 5. */
export function isNewAccountName(text: string): boolean {
  return NEW_ACCOUNT.test(text);
}

/** Whether a node would take the text as a name: of the alphabet, not empty, no dot at its end. */
export function isName(text: string): boolean {
  return text !== '' && !text.endsWith('.') && NAME.test(text);
}

/**
 * The first and last account name that begin with a prefix, or null where no account name can.
 * The prefix is trimmed and lower-cased first.
 */
export function nameBounds(prefix: string): { lower: string; upper: string } | null {
  const lower = prefix.trim().toLowerCase();
  return SEARCHABLE.test(lower) ? { lower, upper: lower.padEnd(12, 'z') } : null;
}
