import { secp256k1 } from '@bitauth/libauth';
import { KeyType, Signature } from '@wharfkit/antelope';
import { formatPublicKey } from '#src/chain/core/key.ts';
import { devnetPrivateKey, isCanonical } from '../engine/keys.ts';

const publicKeys = new Map<string, string>();

/** The public key of a name in the story: `EOS…`. */
export function publicKeyOf(name: string): string {
  const known = publicKeys.get(name);
  if (known) return known;
  const data = secp256k1.derivePublicKeyCompressed(devnetPrivateKey(name).data.array);
  if (typeof data === 'string') throw new Error(data);
  const text = formatPublicKey({ type: 'K1', data }, 'EOS');
  publicKeys.set(name, text);
  return text;
}

/**
 * Signatures of a digest by the keys of the names, or undefined where one of them is not in the form
 * nodes accept, which is so for half of all digests. The signer is fast and has one answer only:
 * whoever calls changes the transaction a little and tries again.
 */
export function trySign(names: readonly string[], digest: Uint8Array): string[] | undefined {
  const signatures: string[] = [];
  for (const name of names) {
    const key = devnetPrivateKey(name).data.array;
    const made = secp256k1.signMessageHashRecoverableCompact(key, digest);
    if (typeof made === 'string') throw new Error(made);
    const [r, s] = [made.signature.subarray(0, 32), made.signature.subarray(32)];
    if (!isCanonical(Uint8Array.of(made.recoveryId + 31, ...made.signature))) return undefined;
    signatures.push(String(Signature.from({ type: KeyType.K1, r, s, recid: made.recoveryId })));
  }
  return signatures;
}
