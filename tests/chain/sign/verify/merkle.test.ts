import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonicalRoot, plainRoot } from '#src/chain/sign/verify/merkle.ts';

const sha256 = (...parts: Uint8Array[]) =>
  Uint8Array.from(createHash('sha256').update(Buffer.concat(parts)).digest());
const hex = (digest: Uint8Array) => Buffer.from(digest).toString('hex');
const leaf = (fill: number) => new Uint8Array(32).fill(fill);
const [a, b, c, d, e] = [leaf(0xff), leaf(0x7f), leaf(0x81), leaf(0x02), leaf(0x40)];

/** A digest with another first byte: the marker bit of its side. */
const marked = (digest: Uint8Array, first: number) => Uint8Array.from([first, ...digest.slice(1)]);
const asLeft = (digest: Uint8Array) => marked(digest, Number(digest[0]) & 0x7f);
const asRight = (digest: Uint8Array) => marked(digest, Number(digest[0]) | 0x80);
const markedPair = (left: Uint8Array, right: Uint8Array) => sha256(asLeft(left), asRight(right));

describe('the Merkle root of nodes before Savanna', () => {
  it('is zero without digests, and the digest itself for one', async () => {
    expect(await canonicalRoot([])).toBe('0'.repeat(64));
    expect(await canonicalRoot([a])).toBe(hex(a));
  });

  it('marks the side of each half with its first bit', async () => {
    const expected = sha256(marked(a, 0x7f), marked(b, 0xff));
    expect(await canonicalRoot([a, b])).toBe(hex(expected));
    expect(await canonicalRoot([b, d])).toBe(hex(sha256(b, marked(d, 0x82))));
  });

  it('repeats the last digest of an odd level', async () => {
    const low = [markedPair(a, b), markedPair(c, d), markedPair(e, e)] as const;
    const high = [markedPair(low[0], low[1]), markedPair(low[2], low[2])] as const;
    expect(await canonicalRoot([a, b, c])).toBe(hex(markedPair(low[0], markedPair(c, c))));
    expect(await canonicalRoot([a, b, c, d, e])).toBe(hex(markedPair(...high)));
  });

  it('leaves the digests unchanged', async () => {
    await canonicalRoot([a, d]);
    expect([a, d]).toEqual([leaf(0xff), leaf(0x02)]);
  });
});

describe('the Merkle root of Savanna', () => {
  it('is zero without digests, and the digest itself for one', async () => {
    expect(await plainRoot([])).toBe('0'.repeat(64));
    expect(await plainRoot([a])).toBe(hex(a));
  });

  it('hashes two digests without marker bits', async () => {
    expect(await plainRoot([a, b])).toBe(hex(sha256(a, b)));
  });

  it('has the largest power of two in its first half', async () => {
    const four = sha256(sha256(a, b), sha256(c, d));
    expect(await plainRoot([a, b, c])).toBe(hex(sha256(sha256(a, b), c)));
    expect(await plainRoot([a, b, c, d])).toBe(hex(four));
    expect(await plainRoot([a, b, c, d, e])).toBe(hex(sha256(four, e)));
    expect(await plainRoot([a, b, c, d, e, a])).toBe(hex(sha256(four, sha256(e, a))));
  });

  it('splits any number of digests there', async () => {
    const split = (digests: readonly Uint8Array[]): Uint8Array => {
      const [first] = digests;
      if (first && digests.length === 1) return first;
      const half = 2 ** Math.floor(Math.log2(digests.length - 1));
      return sha256(split(digests.slice(0, half)), split(digests.slice(half)));
    };
    for (let count = 1; count < 70; count++) {
      const digests = Array.from({ length: count }, (_, index) => leaf(index));
      expect(await plainRoot(digests), `${count} digests`).toBe(hex(split(digests)));
    }
  });
});
