import { secp256k1 } from '@bitauth/libauth';
import { KeyType, Signature } from '@wharfkit/antelope';
import { parsePublicKey } from '#src/chain/core/key.ts';
import type { PublicKey } from '#src/chain/core/key.ts';
import { devnetPrivateKey, devnetPublicKey, isCanonical } from '../engine/keys.ts';
import { noteSigner } from '../engine/transactions.ts';

const signers = new Map<string, PublicKey>();

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
  names.forEach((name, place) => noteSigner(digest, signatures[place]!, signerOf(name)));
  return signatures;
}

function signerOf(name: string): PublicKey {
  const key = signers.get(name) ?? parsePublicKey(devnetPublicKey(name));
  signers.set(name, key);
  return key;
}
