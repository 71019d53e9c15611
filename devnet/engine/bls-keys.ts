import { ripemd160 } from '../../src/chain/core/ripemd160.ts';
import { sha256 } from './digests.ts';

/** A point of G1 is 96 bytes, a signature in G2 192. */
const KEY_BYTES = 96;
const SIGNATURE_BYTES = 192;
const CHECKSUM_BYTES = 4;

/** A finalizer key of the devnet, as text. Nobody has its private key: the devnet does no BLS. */
export function devnetFinalizerKey(name: string): string {
  return `PUB_BLS_${encoded(drawn(`finalizer ${name}`, KEY_BYTES))}`;
}

/** The test chain's substitute for a proof of possession. */
export function devnetPossession(name: string): string {
  return `SIG_BLS_${encoded(drawn(`possession ${name}`, SIGNATURE_BYTES))}`;
}

/** The bytes of a finalizer key; null if the text is none. */
export function blsKeyBytes(text: string): Uint8Array | null {
  return decoded(text, 'PUB_BLS_', KEY_BYTES);
}

export function blsSignatureBytes(text: string): Uint8Array | null {
  return decoded(text, 'SIG_BLS_', SIGNATURE_BYTES);
}

/** The text of a finalizer key. */
export function blsKeyText(bytes: Uint8Array): string {
  return `PUB_BLS_${encoded(bytes)}`;
}

function encoded(bytes: Uint8Array): string {
  const checksum = ripemd160(bytes).slice(0, CHECKSUM_BYTES);
  return Buffer.concat([bytes, checksum]).toString('base64url');
}

function decoded(text: string, prefix: string, size: number): Uint8Array | null {
  if (!text.startsWith(prefix)) return null;
  const bytes = new Uint8Array(Buffer.from(text.slice(prefix.length), 'base64url'));
  const body = bytes.slice(0, size);
  return `${prefix}${encoded(body)}` === text ? body : null;
}

function drawn(seed: string, size: number): Uint8Array {
  const parts = Array.from({ length: size / 32 }, (_, i) =>
    sha256(new TextEncoder().encode(`${seed} ${i}`)),
  );
  return new Uint8Array(Buffer.concat(parts));
}
