/** Reads a WebAssembly module. Throws a RangeError past its end. */
export interface BinaryReader {
  readonly place: number;
  readonly left: number;
  byte(): number;
  /** An unsigned LEB128 of up to 32 bits. */
  u32(): number;
  /** Skips a LEB128 of any width. */
  skipLeb(): void;
  skip(length: number): void;
  bytes(length: number): Uint8Array;
  text(): string;
}

export function createBinaryReader(data: Uint8Array): BinaryReader {
  let index = 0;

  function take(length: number): number {
    const start = index;
    if (length < 0 || start + length > data.length) throw new RangeError('unexpected end');
    index += length;
    return start;
  }

  const reader: BinaryReader = {
    get place() {
      return index;
    },
    get left() {
      return data.length - index;
    },
    byte: () => data[take(1)]!,
    u32() {
      let value = 0;
      for (let shift = 0; shift < 35; shift += 7) {
        const byte = reader.byte();
        value += (byte & 0x7f) * 2 ** shift;
        if (byte < 0x80) return value;
      }
      throw new RangeError('invalid LEB128');
    },
    skipLeb() {
      while (reader.byte() >= 0x80);
    },
    skip: (length) => void take(length),
    bytes(length) {
      const start = take(length);
      return data.subarray(start, start + length);
    },
    text: () => new TextDecoder().decode(reader.bytes(reader.u32())),
  };
  return reader;
}

/** An unsigned LEB128. */
export function leb(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 0x7f; rest = Math.floor(rest / 128)) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest];
}

/** A signed LEB128 of a non-negative number. */
export function signedLeb(value: number): number[] {
  const bytes = leb(value);
  const last = bytes.at(-1)!;
  return last & 0x40 ? [...bytes.slice(0, -1), last | 0x80, 0] : bytes;
}

/** A content with its length before it. */
export function sized(content: Uint8Array): Uint8Array {
  return joined([Uint8Array.from(leb(content.length)), content]);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let index = 0;
  for (const part of parts) {
    bytes.set(part, index);
    index += part.length;
  }
  return bytes;
}
