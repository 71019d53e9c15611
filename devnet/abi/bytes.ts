import { nameFromBigint, nameToBigint } from '../../src/chain/core/name.ts';

export const PAST_END = 'Read past end of buffer';

/** Reads packed values one after another. Every method throws 'Read past end of buffer' there. */
export interface Reader {
  /** Bytes that are left. */
  readonly left: number;
  int(size: 1 | 2 | 4, signed?: boolean): number;
  bigint(size: 8 | 16, signed?: boolean): bigint;
  float(size: 4 | 8): number;
  varuint(): number;
  name(): string;
  text(): string;
  /** So many bytes, in a copy. */
  raw(length: number): Uint8Array;
  /** All that is left, without reading it. */
  peek(): Uint8Array;
}

export interface Writer {
  int(value: number, size: 1 | 2 | 4): void;
  bigint(value: bigint, size: 8 | 16): void;
  float(value: number, size: 4 | 8): void;
  varuint(value: number): void;
  name(name: string): void;
  text(text: string): void;
  raw(bytes: Uint8Array): void;
}

/** Bytes that are no UTF-8 are replaced, and a byte order mark is a character like others. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const names = new Map<bigint, string>();

export function createReader(bytes: Uint8Array): Reader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let place = 0;

  function take(size: number): number {
    const start = place;
    if (start + size > bytes.length) throw new RangeError(PAST_END);
    place += size;
    return start;
  }

  const reader: Reader = {
    get left() {
      return bytes.length - place;
    },
    int(size, signed = false) {
      const at = take(size);
      if (size === 1) return signed ? view.getInt8(at) : view.getUint8(at);
      if (size === 2) return signed ? view.getInt16(at, true) : view.getUint16(at, true);
      return signed ? view.getInt32(at, true) : view.getUint32(at, true);
    },
    bigint(size, signed = false) {
      const at = take(size);
      const low = view.getBigUint64(at, true);
      const value = size === 8 ? low : (view.getBigUint64(at + 8, true) << 64n) | low;
      return signed ? BigInt.asIntN(size * 8, value) : value;
    },
    float(size) {
      const at = take(size);
      return size === 4 ? view.getFloat32(at, true) : view.getFloat64(at, true);
    },
    varuint() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = reader.int(1);
        if (shift < 35) value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return value % 2 ** 32;
      }
    },
    name: () => nameOf(reader.bigint(8)),
    text: () => decoder.decode(reader.raw(reader.varuint())),
    raw(length) {
      const at = take(length);
      return bytes.slice(at, at + length);
    },
    peek: () => bytes.subarray(place),
  };
  return reader;
}

/** What the given function writes. */
export function pack(write: (writer: Writer) => void): Uint8Array {
  let bytes = new Uint8Array(128);
  let view = new DataView(bytes.buffer);
  let length = 0;

  function grow(size: number): number {
    const start = length;
    length += size;
    if (length > bytes.length) {
      const larger = new Uint8Array(Math.max(length, bytes.length * 2));
      larger.set(bytes);
      bytes = larger;
      view = new DataView(bytes.buffer);
    }
    return start;
  }

  const writer: Writer = {
    int(value, size) {
      const at = grow(size);
      if (size === 1) view.setUint8(at, value);
      else if (size === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
    },
    bigint(value, size) {
      const at = grow(size);
      view.setBigUint64(at, BigInt.asUintN(64, value), true);
      if (size === 16) view.setBigUint64(at + 8, BigInt.asUintN(64, value >> 64n), true);
    },
    float(value, size) {
      const at = grow(size);
      if (size === 4) view.setFloat32(at, value, true);
      else view.setFloat64(at, value, true);
    },
    varuint(value) {
      let rest = value >>> 0;
      for (; rest > 0x7f; rest >>>= 7) writer.int((rest & 0x7f) | 0x80, 1);
      writer.int(rest, 1);
    },
    name: (name) => writer.bigint(nameToBigint(name), 8),
    text(text) {
      const encoded = encoder.encode(text);
      writer.varuint(encoded.length);
      writer.raw(encoded);
    },
    raw(added) {
      const at = grow(added.length);
      bytes.set(added, at);
    },
  };
  write(writer);
  return bytes.slice(0, length);
}

/** As nameFromBigint, remembering names. */
export function nameOf(value: bigint): string {
  let name = names.get(value);
  if (name === undefined) {
    name = nameFromBigint(value);
    // Bounded, since hostile transactions can bring any number of names.
    if (names.size > 10_000) names.clear();
    names.set(value, name);
  }
  return name;
}
