import { Bytes, Checksum256, KeyType, PublicKey, Signature } from '@wharfkit/antelope';
import { hexToBytes } from '../../core/checksum.ts';
import { formatPublicKey, parsePublicKey } from '../../core/key.ts';
import * as signing from '../../core/signing-messages.ts';
import { parseSignature } from './signature.ts';
import type { SignatureData } from './signature.ts';

/**
 * The signing digest in hex: sha256 over chain id, transaction, and the hash of the context-free
 * data (zeros for none). All in hex; the data packed or empty.
 */
export function signingDigest(chainId: string, packed: string, contextFreeData = ''): string {
  const none = contextFreeData === '' || contextFreeData === '00';
  const data = none ? new Uint8Array(32) : Checksum256.hash(hexToBytes(contextFreeData)).array;
  return Checksum256.hash(Uint8Array.from([...hexToBytes(chainId), ...hexToBytes(packed), ...data]))
    .hexString;
}

/**
 * The key that signed a digest (32 bytes in hex), as PUB_…. Throws what parsing the signature
 * throws, and 'Invalid recovery: digest signed does not match data' if no key can be recovered.
 */
export function recoverDigest(signature: string, digest: string): string {
  return recoverCompact(parseSignature(signature), digest);
}

/** The key that signed the sha256 of a message. As recoverDigest; 'Empty message'. */
export function recoverMessage(signature: string, message: Uint8Array | string): string {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message;
  if (bytes.length === 0) throw new Error(signing.emptyMessage);
  return recoverDigest(signature, Checksum256.hash(bytes).hexString);
}

/** Whether a key signed a digest. Keys may be in any format. */
export function verifyDigest(signature: string, digest: string, publicKey: string): boolean {
  try {
    return recoverDigest(signature, digest) === formatPublicKey(parsePublicKey(publicKey));
  } catch {
    return false;
  }
}

/** Recovers the point of a compact signature and verifies the signature with it. */
export function recoverCompact({ type, data }: SignatureData, digest: string): string {
  // A passkey signs the browser's data about the digest: see verifyPasskey.
  if (type === 'WA') throw new Error(signing.recoveryMismatch);
  try {
    const signature = new Signature(type === 'R1' ? KeyType.R1 : KeyType.K1, new Bytes(data));
    const key = signature.recoverDigest(digest);
    if (signature.verifyDigest(digest, key)) return String(PublicKey.from(key));
  } catch {
    // The curve has no such point, or the digest is none.
  }
  throw new Error(signing.recoveryMismatch);
}
