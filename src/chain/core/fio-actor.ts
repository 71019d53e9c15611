import { parsePublicKey } from './key.ts';
import * as messages from './messages.ts';
import { nameFromBigint } from './name-bigint.ts';

const PREFIX = 'FIO';
const LENGTH = 12;
const HIGHEST_BIT = 59;
const CHARACTER_BITS = 5;

/**
 * The FIO account of a public key, as in `fioio::keyhash`. Its name comes from the lowest five bits
 * of the key's bytes after the sign byte: the first twelve that are not zero. Throws 'unrecognized
 * public key format' for a key of another prefix or with too few such bytes, and the errors of
 * parsePublicKey.
 */
export function fioActor(publicKey: string): string {
  if (!publicKey.startsWith(PREFIX)) throw new Error(messages.unrecognizedPublicKey);
  const digits = Array.from(parsePublicKey(publicKey).data.subarray(1), (byte) => byte & 31)
    .filter((digit) => digit !== 0)
    .slice(0, LENGTH);
  if (digits.length < LENGTH) throw new Error(messages.unrecognizedPublicKey);
  const value = digits.reduce(
    (name, digit, index) => name | (BigInt(digit) << BigInt(HIGHEST_BIT - CHARACTER_BITS * index)),
    0n,
  );
  return nameFromBigint(value);
}
