/** Reads packed chain data from the front. Every read throws 'Read past end of buffer' at the end. */
export interface Reader {
  readonly left: number;
  bytes(count: number): Uint8Array;
  byte(): number;
  varuint(): number;
  /** Little-endian. */
  unsigned(width: number): bigint;
  signed(width: number): bigint;
  float(width: 4 | 8): number;
  text(): string;
}

export function createReader(data: Uint8Array): Reader {
  let position = 0;
  const utf8 = new TextDecoder();

  function bytes(count: number): Uint8Array {
    if (position + count > data.length) throw new Error('Read past end of buffer');
    position += count;
    return data.subarray(position - count, position);
  }
  function unsigned(width: number): bigint {
    let value = 0n;
    for (const byte of bytes(width).toReversed()) value = (value << 8n) | BigInt(byte);
    return value;
  }
  function varuint(): number {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = bytes(1)[0] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
    throw new Error('Number is out of range');
  }

  return {
    get left() {
      return data.length - position;
    },
    bytes,
    byte: () => bytes(1)[0] ?? 0,
    varuint,
    unsigned,
    signed: (width) => BigInt.asIntN(width * 8, unsigned(width)),
    float(width) {
      const part = bytes(width);
      const view = new DataView(part.buffer, part.byteOffset, width);
      return width === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true);
    },
    text: () => utf8.decode(bytes(varuint())),
  };
}
