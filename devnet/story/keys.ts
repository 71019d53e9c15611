import { parsePublicKey } from '#src/chain/core/key.ts';
import type { PublicKey } from '#src/chain/core/key.ts';
import { devnetPrivateKey, devnetPublicKey } from '../engine/keys.ts';
import { signInsecurely } from '../engine/insecure-signature.ts';
import { noteSigner } from '../engine/transactions.ts';

const signers = new Map<string, PublicKey>();

/** Signatures of a digest with the named keys. */
export function signAs(names: readonly string[], digest: Uint8Array): string[] {
  return names.map((name) => {
    const signature = String(signInsecurely(devnetPrivateKey(name), digest));
    noteSigner(digest, signature, signerOf(name));
    return signature;
  });
}

function signerOf(name: string): PublicKey {
  const key = signers.get(name) ?? parsePublicKey(devnetPublicKey(name));
  signers.set(name, key);
  return key;
}
