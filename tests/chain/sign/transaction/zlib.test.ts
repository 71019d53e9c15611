import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync, gzipSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CodecError } from '#src/chain/sign/abi/codec/error.ts';
import { compress, decompress } from '#src/chain/sign/transaction/zlib.ts';

/** The most that a node accepts. */
const MOST = 1_048_576;

/** Bytes without a pattern. */
function noise(size: number): Uint8Array {
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, at) =>
    createHash('sha256').update(String(at)).digest(),
  );
  return Uint8Array.from(Buffer.concat(blocks).subarray(0, size));
}

describe('compressed data', () => {
  it.each([0, 1, 16_384, 16_385, 100_000])('of %i bytes inflate to the same', (size) => {
    const bytes = noise(size);
    expect(Buffer.from(decompress(deflateSync(bytes))).equals(bytes)).toBe(true);
    expect(Buffer.from(decompress(deflateRawSync(bytes), { raw: true })).equals(bytes)).toBe(true);
    expect(inflateSync(compress(bytes)).equals(bytes)).toBe(true);
  });

  it('inflate to the limit and no further', () => {
    expect(decompress(deflateSync(new Uint8Array(MOST)))).toHaveLength(MOST);
    expect(() => decompress(deflateSync(new Uint8Array(MOST + 1)))).toThrow('Data too large');
  });

  it.each([
    ['without their header', deflateRawSync('text'), false],
    ['with a header where none belongs', deflateSync('text'), true],
    ['of gzip', gzipSync('text'), false],
    ['of gzip where no header belongs', gzipSync('text'), true],
    ['that were cut', deflateSync(noise(100)).subarray(0, 50), false],
    ['that were cut, without a header', deflateRawSync(noise(100)).subarray(0, 50), true],
    ['that are none', new Uint8Array(), false],
  ])('%s are refused', (_what, bytes, raw) => {
    const refused = () => decompress(bytes, { raw });
    expect(refused).toThrow(CodecError);
    expect(refused).toThrow('Invalid compressed data');
  });
});
