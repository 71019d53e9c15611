import { createHash } from 'node:crypto';
import { secp256k1 } from '@bitauth/libauth';
import { Bytes, Checksum256, KeyType, PrivateKey, PublicKey, Signature } from '@wharfkit/antelope';

const derived = new Map<string, PrivateKey>();

/** The private key of a devnet name: sha256 of `pronghorn-devnet:` and the name. Public, worthless. */
export function devnetPrivateKey(name: string): PrivateKey {
  const known = derived.get(name);
  if (known) return known;
  const seed = createHash('sha256').update(`pronghorn-devnet:${name}`).digest();
  const key = new PrivateKey(KeyType.K1, new Bytes(seed));
  derived.set(name, key);
  return key;
}

/** The key pair of a devnet name as texts: `PVT_K1_…` and `EOS…`. */
export function devnetKey(name: string): { private: string; public: string } {
  const key = devnetPrivateKey(name);
  return { private: key.toString(), public: key.toPublic().toLegacyString() };
}

/**
 * `SIG_K1_…` over a 32-byte digest. The fast signer's nonce is fixed, so that about half of its
 * signatures are not canonical as nodes demand; those are made by the searching signer.
 */
function signDigest(key: PrivateKey, digest: Uint8Array): string {
  const made = secp256k1.signMessageHashRecoverableCompact(key.data.array, digest);
  if (typeof made === 'string') throw new Error(made);
  const data = Uint8Array.of(made.recoveryId + 31, ...made.signature);
  const signature = isCanonical(data) ? Signature.from({ type: KeyType.K1, ...parts(data) }) : null;
  return (signature ?? key.signDigest(Checksum256.from(digest))).toString();
}

/** Whether 65 bytes (recovery, r, s) are in the form nodes accept: neither r nor s looks negative. */
export function isCanonical(data: Uint8Array): boolean {
  return [1, 33].every(
    (start) => !(data[start]! & 0x80) && !(data[start] === 0 && !(data[start + 1]! & 0x80)),
  );
}

function parts(data: Uint8Array): { r: Uint8Array; s: Uint8Array; recid: number } {
  return { r: data.subarray(1, 33), s: data.subarray(33), recid: data[0]! - 31 };
}

/**
 * Signs for producers: with the private key among `keys` that belongs to the public one, or with
 * the devnet's key of the producer's name. Throws where neither is it.
 */
export function createSigner(
  keys: readonly string[],
): (producer: string, publicKey: string, digest: Uint8Array) => string {
  const ring = new Map(
    keys.map((text) => {
      const key = PrivateKey.from(text);
      return [key.toPublic().toString(), key];
    }),
  );
  return (producer, publicKey, digest) => {
    const wanted = PublicKey.from(publicKey).toString();
    const own = devnetPrivateKey(producer);
    const key = own.toPublic().toString() === wanted ? own : ring.get(wanted);
    if (!key) throw new Error(`the devnet holds no private key for ${publicKey}`);
    return signDigest(key, digest);
  };
}

/**
 * A public key as nodeos writes it: the old form for K1. The empty key keeps the new form, which
 * alone can be read back.
 */
export function keyText(key: PublicKey, prefix: string): string {
  if (key.type !== KeyType.K1 || key.data.array.every((byte) => byte === 0)) return key.toString();
  return key.toLegacyString(prefix);
}
