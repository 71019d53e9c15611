import { bytesToHex } from '../core/checksum.ts';
import * as messages from '../core/messages.ts';

/**
 * The key of a name in FIO's tables: the first half of its sha1, lowest byte first, as `0x` and 32
 * hex digits. Rejects on pages over plain HTTP, where browsers offer no hashing.
 */
export async function fioHash(name: string): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) throw new Error(messages.noCrypto);
  const digest = await subtle.digest('SHA-1', new TextEncoder().encode(name));
  return `0x${bytesToHex(new Uint8Array(digest).subarray(0, 16).toReversed())}`;
}
