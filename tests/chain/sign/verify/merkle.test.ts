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
  it('is zero without digests, and the digest itself for one', () => {
    expect(canonicalRoot([])).toBe('0'.repeat(64));
    expect(canonicalRoot([a])).toBe(hex(a));
  });

  it('marks the side of each half with its first bit', () => {
    const expected = sha256(marked(a, 0x7f), marked(b, 0xff));
    expect(canonicalRoot([a, b])).toBe(hex(expected));
    expect(canonicalRoot([b, d])).toBe(hex(sha256(b, marked(d, 0x82))));
  });

  it('repeats the last digest of an odd level', () => {
    const low = [markedPair(a, b), markedPair(c, d), markedPair(e, e)] as const;
    const high = [markedPair(low[0], low[1]), markedPair(low[2], low[2])] as const;
    expect(canonicalRoot([a, b, c])).toBe(hex(markedPair(low[0], markedPair(c, c))));
    expect(canonicalRoot([a, b, c, d, e])).toBe(hex(markedPair(...high)));
  });

  it('leaves the digests unchanged', () => {
    canonicalRoot([a, d]);
    expect([a, d]).toEqual([leaf(0xff), leaf(0x02)]);
  });
});

describe('the Merkle root of Savanna', () => {
  it('is zero without digests, and the digest itself for one', () => {
    expect(plainRoot([])).toBe('0'.repeat(64));
    expect(plainRoot([a])).toBe(hex(a));
  });

  it('hashes two digests without marker bits', () => {
    expect(plainRoot([a, b])).toBe(hex(sha256(a, b)));
  });

  it('has the largest power of two in its first half', () => {
    const four = sha256(sha256(a, b), sha256(c, d));
    expect(plainRoot([a, b, c])).toBe(hex(sha256(sha256(a, b), c)));
    expect(plainRoot([a, b, c, d])).toBe(hex(four));
    expect(plainRoot([a, b, c, d, e])).toBe(hex(sha256(four, e)));
    expect(plainRoot([a, b, c, d, e, a])).toBe(hex(sha256(four, sha256(e, a))));
  });
});
