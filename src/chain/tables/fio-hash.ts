import { bytesToHex } from '../core/checksum.ts';

/**
 * The number under which FIO's tables keep a name: the first half of its sha1, its lowest byte
 * first, as `0x` and 32 hex digits.
 */
export async function fioHash(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(name));
  return `0x${bytesToHex(new Uint8Array(digest).subarray(0, 16).toReversed())}`;
}
