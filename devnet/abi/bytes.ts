import { nameFromBigint, nameToBigint } from '../../src/chain/core/name-bigint.ts';

export const PAST_END = 'Read past end of buffer';

/** Reads packed values in sequence. Every method throws 'Read past end of buffer' there. */
export interface Reader {
  /** Remaining bytes. */
  readonly left: number;
  int(size: 1 | 2 | 4, signed?: boolean): number;
  bigint(size: 8 | 16, signed?: boolean): bigint;
  float(size: 4 | 8): number;
  varuint(): number;
  name(): string;
  text(): string;
  /** The next bytes, copied. */
  raw(length: number): Uint8Array;
  /** The remaining bytes, without consuming them. */
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

/** Invalid UTF-8 is replaced, and a byte order mark is kept. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
const names = new Map<bigint, string>();
const values = new Map<string, bigint>();
/** Limits the cache, since hostile transactions can contain any number of names. */
const MAX_KNOWN = 10_000;

/** A class for speed: this is the hottest code, and closures would be created for each row. */
class BytesReader implements Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get left(): number {
    return this.#bytes.length - this.#place;
  }

  #take(size: number): number {
    const start = this.#place;
    if (start + size > this.#bytes.length) throw new RangeError(PAST_END);
    this.#place += size;
    return start;
  }

  int(size: 1 | 2 | 4, signed = false): number {
    const at = this.#take(size);
    const view = this.#view;
    if (size === 1) return signed ? view.getInt8(at) : view.getUint8(at);
    if (size === 2) return signed ? view.getInt16(at, true) : view.getUint16(at, true);
    return signed ? view.getInt32(at, true) : view.getUint32(at, true);
  }

  bigint(size: 8 | 16, signed = false): bigint {
    const at = this.#take(size);
    const low = this.#view.getBigUint64(at, true);
    const value = size === 8 ? low : (this.#view.getBigUint64(at + 8, true) << 64n) | low;
    return signed ? BigInt.asIntN(size * 8, value) : value;
  }

  float(size: 4 | 8): number {
    const at = this.#take(size);
    return size === 4 ? this.#view.getFloat32(at, true) : this.#view.getFloat64(at, true);
  }

  varuint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.int(1);
      if (shift < 35) value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value % 2 ** 32;
    }
  }

  name(): string {
    return nameOf(this.bigint(8));
  }

  text(): string {
    return decoder.decode(this.raw(this.varuint()));
  }

  raw(length: number): Uint8Array {
    const at = this.#take(length);
    return this.#bytes.slice(at, at + length);
  }

  peek(): Uint8Array {
    return this.#bytes.subarray(this.#place);
  }
}

export function createReader(bytes: Uint8Array): Reader {
  return new BytesReader(bytes);
}

/** A class for speed. Reused together with its buffer. */
class BytesWriter implements Writer {
  #bytes = new Uint8Array(1024);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /** Returns the written bytes and resets the writer. */
  finish(): Uint8Array {
    const written = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return written;
  }

  #grow(size: number): number {
    const start = this.#length;
    this.#length += size;
    if (this.#length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#length, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return start;
  }

  int(value: number, size: 1 | 2 | 4): void {
    const at = this.#grow(size);
    if (size === 1) this.#view.setUint8(at, value);
    else if (size === 2) this.#view.setUint16(at, value, true);
    else this.#view.setUint32(at, value, true);
  }

  bigint(value: bigint, size: 8 | 16): void {
    const at = this.#grow(size);
    this.#view.setBigUint64(at, BigInt.asUintN(64, value), true);
    if (size === 16) this.#view.setBigUint64(at + 8, BigInt.asUintN(64, value >> 64n), true);
  }

  float(value: number, size: 4 | 8): void {
    const at = this.#grow(size);
    if (size === 4) this.#view.setFloat32(at, value, true);
    else this.#view.setFloat64(at, value, true);
  }

  varuint(value: number): void {
    let rest = value >>> 0;
    for (; rest > 0x7f; rest >>>= 7) this.int((rest & 0x7f) | 0x80, 1);
    this.int(rest, 1);
  }

  name(name: string): void {
    this.bigint(valueOfName(name), 8);
  }

  text(text: string): void {
    const encoded = encoder.encode(text);
    this.varuint(encoded.length);
    this.raw(encoded);
  }

  raw(added: Uint8Array): void {
    const at = this.#grow(added.length);
    this.#bytes.set(added, at);
  }
}

/** The idle writer. One is enough, except for nested packing. */
let spare: BytesWriter | undefined;

/** The bytes written by a function. */
export function pack(write: (writer: Writer) => void): Uint8Array {
  const writer = spare ?? new BytesWriter();
  spare = undefined;
  write(writer);
  spare = writer;
  return writer.finish();
}

/** Like nameToBigint, with a cache. Throws as it does. */
function valueOfName(name: string): bigint {
  let value = values.get(name);
  if (value === undefined) {
    value = nameToBigint(name);
    if (values.size > MAX_KNOWN) values.clear();
    values.set(name, value);
  }
  return value;
}

/** Like nameFromBigint, with a cache. */
export function nameOf(value: bigint): string {
  let name = names.get(value);
  if (name === undefined) {
    name = nameFromBigint(value);
    if (names.size > MAX_KNOWN) names.clear();
    names.set(value, name);
  }
  return name;
}
