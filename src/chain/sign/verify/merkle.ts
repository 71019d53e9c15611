import { Checksum256 } from '@wharfkit/antelope';
import { bytesToHex } from '../../core/checksum.ts';
import { inSlices } from '../../core/slices.ts';

const NOTHING = '0'.repeat(64);

/**
 * The original Merkle root of nodes: an odd level repeats its last digest, and the first bit of
 * each half marks its side. Source: `legacy::merkle` of nodeos.
 */
export function canonicalRoot(digests: readonly Uint8Array[]): Promise<string> {
  return rootOf(digests, (first, second = first) => {
    const [left, right] = [copy(first), copy(second)];
    left[0] = (left[0] ?? 0) & 0x7f;
    right[0] = (right[0] ?? 0) | 0x80;
    return hashPair(left, right);
  });
}

/**
 * The Savanna Merkle root: no marker bits, and the last digest of an odd level goes up unchanged.
 * Source: `calculate_merkle` of Spring.
 */
export function plainRoot(digests: readonly Uint8Array[]): Promise<string> {
  return rootOf(digests, (left, right) => (right ? hashPair(left, right) : left));
}

type Join = (left: Uint8Array, right: Uint8Array | undefined) => Uint8Array;

/** Level by level, in slices. */
async function rootOf(digests: readonly Uint8Array[], join: Join): Promise<string> {
  let level = digests;
  while (level.length > 1) {
    const below = level;
    const lefts = below.filter((_, index) => index % 2 === 0);
    level = await inSlices(lefts, (left, pair) => join(left, below[2 * pair + 1]));
  }
  return level[0] ? bytesToHex(level[0]) : NOTHING;
}

function hashPair(left: Uint8Array, right: Uint8Array): Uint8Array {
  const both = new Uint8Array(left.length + right.length);
  both.set(left);
  both.set(right, left.length);
  return Checksum256.hash(both).array;
}

function copy(digest: Uint8Array): Uint8Array {
  return Uint8Array.from(digest);
}
