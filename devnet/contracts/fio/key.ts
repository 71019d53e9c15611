import { createHash } from 'node:crypto';
import { fioActor } from '../../../src/chain/core/fio-actor.ts';
import { parsePublicKey } from '../../../src/chain/core/key.ts';
import { fioCheck } from './checks.ts';

/** The account of a public key in a field. Throws the contracts' message for an invalid key. */
export function actorOfKey(publicKey: string, field: string): string {
  fioCheck(isFioKey(publicKey), field, publicKey, 'Invalid FIO Public Key');
  return fioActor(publicKey);
}

export function isFioKey(text: string): boolean {
  try {
    parsePublicKey(text);
    return text.startsWith('FIO');
  } catch {
    return false;
  }
}

/** The key of a text in table indexes: the first 16 bytes of its sha1, lowest first. */
export function hashOf(text: string): bigint {
  const bytes = createHash('sha1').update(text).digest().subarray(0, 16);
  return BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);
}
