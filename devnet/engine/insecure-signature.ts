import { createHash } from 'node:crypto';
import { secp256k1 } from '@bitauth/libauth';
import { KeyType, Signature } from '@wharfkit/antelope';
import type { PrivateKey } from '@wharfkit/antelope';
import { hex } from '../abi/hex.ts';

/** Order of the group of secp256k1. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

/** A reusable signing nonce: its inverse and its point. */
interface Nonce {
  inverse: bigint;
  r: bigint;
  rBytes: Uint8Array;
  isOdd: boolean;
}

const nonces: Nonce[] = [];

/**
 * Signs a digest canonically, some fifty times faster than a secure signer: nonces are public and
 * reused, so no point is computed. This reveals the key, so it is only for the devnet's own public
 * keys.
 */
export function signInsecurely(key: PrivateKey, digest: Uint8Array): Signature {
  const secret = bigintOf(key.data.array);
  const hashed = bigintOf(digest);
  for (let index = 0; ; index++) {
    const { inverse, r, rBytes, isOdd } = (nonces[index] ??= nextNonce());
    const high = (inverse * ((hashed + r * secret) % ORDER)) % ORDER;
    const turned = high > ORDER >> 1n;
    const s = bytesOf(turned ? ORDER - high : high);
    if (!isPlain(s)) continue;
    return Signature.from({ type: KeyType.K1, r: rBytes, s, recid: isOdd === turned ? 0 : 1 });
  }
}

/** The next nonce whose point is canonical. */
function nextNonce(): Nonce {
  for (let tried = nonces.length * 100; ; tried++) {
    const nonce = createHash('sha256').update(`pronghorn-devnet nonce ${tried}`).digest();
    const point = secp256k1.derivePublicKeyCompressed(nonce);
    if (typeof point === 'string') continue;
    const rBytes = point.slice(1);
    if (isPlain(rBytes))
      return {
        inverse: inverseOf(bigintOf(nonce)),
        r: bigintOf(rBytes),
        rBytes,
        isOdd: point[0] === 3,
      };
  }
}

/** Whether 32 bytes are a positive number without leading zeros. */
function isPlain(bytes: Uint8Array): boolean {
  return bytes[0]! > 0 && bytes[0]! < 0x80;
}

/** By Fermat's little theorem. */
function inverseOf(value: bigint): bigint {
  let result = 1n;
  let power = value % ORDER;
  for (let left = ORDER - 2n; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * power) % ORDER;
    power = (power * power) % ORDER;
  }
  return result;
}

function bigintOf(bytes: Uint8Array): bigint {
  return BigInt(`0x${hex(bytes)}`);
}

function bytesOf(value: bigint): Uint8Array {
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex');
}
