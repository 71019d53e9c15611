import { parsePublicKey } from './key.ts';
import * as messages from './messages.ts';
import { nameFromBigint } from './name.ts';

const PREFIX = 'FIO';
const LENGTH = 12;
const HIGHEST_BIT = 59;
const CHARACTER_BITS = 5;

/**
 * The account that FIO gives to whoever holds a public key: the first twelve of the key's bytes,
 * after its sign, whose lowest five bits are not all zero, each a character of the name. Source:
 * `fioio::keyhash`. Throws 'unrecognized public key format' for a key of another prefix or with
 * too few such bytes, and as parsePublicKey.
 */
export function fioActor(publicKey: string): string {
  if (!publicKey.startsWith(PREFIX)) throw new Error(messages.unrecognizedPublicKey);
  const digits = Array.from(parsePublicKey(publicKey).data.subarray(1), (byte) => byte & 31)
    .filter((digit) => digit !== 0)
    .slice(0, LENGTH);
  if (digits.length < LENGTH) throw new Error(messages.unrecognizedPublicKey);
  const value = digits.reduce(
    (name, digit, place) => name | (BigInt(digit) << BigInt(HIGHEST_BIT - CHARACTER_BITS * place)),
    0n,
  );
  return nameFromBigint(value);
}
