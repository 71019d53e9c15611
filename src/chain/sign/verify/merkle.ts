import { Checksum256 } from '@wharfkit/antelope';
import { bytesToHex } from '../../core/checksum.ts';

const NOTHING = '0'.repeat(64);

/**
 * The original Merkle root of nodes: an odd level repeats its last digest, and the first bit of
 * each half marks its side. Source: `legacy::merkle` of nodeos.
 */
export function canonicalRoot(digests: readonly Uint8Array[]): string {
  let level = digests;
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let place = 0; place < level.length; place += 2) {
      const left = copy(level[place]);
      const right = copy(level[place + 1] ?? level[place]);
      left[0] = (left[0] ?? 0) & 0x7f;
      right[0] = (right[0] ?? 0) | 0x80;
      above.push(hashPair(left, right));
    }
    level = above;
  }
  return level[0] ? bytesToHex(level[0]) : NOTHING;
}

/**
 * The Savanna Merkle root: no marker bits, and the first half is the largest power of two below the
 * whole. Source: `calculate_merkle` of Spring.
 */
export function plainRoot(digests: readonly Uint8Array[]): string {
  return digests.length === 0 ? NOTHING : bytesToHex(branch(digests));
}

function branch(digests: readonly Uint8Array[]): Uint8Array {
  const [first] = digests;
  if (digests.length < 2) return copy(first);
  const half = 2 ** Math.floor(Math.log2(digests.length - 1));
  return hashPair(branch(digests.slice(0, half)), branch(digests.slice(half)));
}

function hashPair(left: Uint8Array, right: Uint8Array): Uint8Array {
  return Checksum256.hash(Uint8Array.from([...left, ...right])).array;
}

function copy(digest: Uint8Array | undefined): Uint8Array {
  return Uint8Array.from(digest ?? []);
}
