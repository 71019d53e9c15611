import { bytesToHex } from '../core/checksum.ts';
import * as messages from '../core/messages.ts';

/**
 * The number under which FIO's tables keep a name: the first half of its sha1, its lowest byte
 * first, as `0x` and 32 hex digits. Rejects where a page comes over plain HTTP: browsers hash for
 * safe pages alone.
 */
export async function fioHash(name: string): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) throw new Error(messages.noCrypto);
  const digest = await subtle.digest('SHA-1', new TextEncoder().encode(name));
  return `0x${bytesToHex(new Uint8Array(digest).subarray(0, 16).toReversed())}`;
}
