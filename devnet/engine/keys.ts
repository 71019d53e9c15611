import { createHash } from 'node:crypto';
import { secp256k1 } from '@bitauth/libauth';
import { Bytes, Checksum256, KeyType, PrivateKey, Signature } from '@wharfkit/antelope';
import { formatPublicKey } from '../../src/chain/core/key.ts';
import { canonicalKey } from '../abi/keys.ts';
import { signInsecurely } from './insecure-signature.ts';

const derived = new Map<string, PrivateKey>();
const publicKeys = new Map<string, string>();

/**
 * The private key of a devnet name: sha256 of `pronghorn-devnet:` and the name. Public and
 * worthless.
 */
export function devnetPrivateKey(name: string): PrivateKey {
  const known = derived.get(name);
  if (known) return known;
  const seed = createHash('sha256').update(`pronghorn-devnet:${name}`).digest();
  const key = new PrivateKey(KeyType.K1, new Bytes(seed));
  derived.set(name, key);
  return key;
}

/** The public key of a devnet name: `EOS…`. */
export function devnetPublicKey(name: string): string {
  const known = publicKeys.get(name);
  if (known) return known;
  const text = publicKeyOf(devnetPrivateKey(name));
  publicKeys.set(name, text);
  return text;
}

/** Uses the faster of two libraries. */
function publicKeyOf(key: PrivateKey): string {
  const data = secp256k1.derivePublicKeyCompressed(key.data.array);
  if (typeof data === 'string') throw new Error(data);
  return formatPublicKey({ type: 'K1', data }, 'EOS');
}

/**
 * `SIG_K1_…` over a 32-byte digest. The fast signer has a fixed nonce, so half of its signatures
 * are not canonical; then the slower signer searches.
 */
function signDigest(key: PrivateKey, digest: Uint8Array): string {
  const made = secp256k1.signMessageHashRecoverableCompact(key.data.array, digest);
  if (typeof made === 'string') throw new Error(made);
  const data = Uint8Array.of(made.recoveryId + 31, ...made.signature);
  const signature = isCanonical(data) ? Signature.from({ type: KeyType.K1, ...parts(data) }) : null;
  return (signature ?? key.signDigest(Checksum256.from(digest))).toString();
}

/** Whether 65 bytes (recovery, r, s) are canonical: neither r nor s looks negative. */
export function isCanonical(data: Uint8Array): boolean {
  return [1, 33].every(
    (start) => !(data[start]! & 0x80) && !(data[start] === 0 && !(data[start + 1]! & 0x80)),
  );
}

function parts(data: Uint8Array): { r: Uint8Array; s: Uint8Array; recid: number } {
  return { r: data.subarray(1, 33), s: data.subarray(33), recid: data[0]! - 31 };
}

/** Signs blocks with the producers' keys. */
export interface BlockSigner {
  /** Whether it has the private key: an additional one, or the producer's devnet key. */
  holds(producer: string, publicKey: string): boolean;
  /** Throws if it does not have the key. */
  sign(producer: string, publicKey: string, digest: Uint8Array): string;
}

/** @param keys additional private keys of the curve K1 */
export function createSigner(keys: readonly string[]): BlockSigner {
  const ring = new Map(
    keys.map((text) => {
      const key = PrivateKey.from(text);
      return [publicKeyOf(key), key];
    }),
  );

  function keyOf(producer: string, publicKey: string): PrivateKey | undefined {
    const wanted = canonicalKey(publicKey);
    return devnetPublicKey(producer) === wanted ? devnetPrivateKey(producer) : ring.get(wanted);
  }

  return {
    holds: (producer, publicKey) => keyOf(producer, publicKey) !== undefined,
    sign(producer, publicKey, digest) {
      const key = keyOf(producer, publicKey);
      if (key === devnetPrivateKey(producer)) return String(signInsecurely(key, digest));
      if (!key) throw new Error(`the devnet holds no private key for ${publicKey}`);
      return signDigest(key, digest);
    },
  };
}
