import { base58Encode } from '#src/chain/core/key.ts';
import { bytesOfHex } from '../../abi/hex.ts';

/** A field of a schema: name and packed type. */
export interface FormatLine {
  name: string;
  type: string;
}

/** Lower field numbers are reserved by the format. */
const RESERVED = 4n;

interface Cursor {
  bytes: Buffer;
  at: number;
}

/**
 * Decodes AtomicAssets data with a schema: the index of each present field, and its value. Stops at
 * malformed data and keeps what was decoded.
 */
export function readAttributes(
  data: string,
  format: readonly FormatLine[],
): Record<string, unknown> {
  const bytes = Buffer.from(bytesOfHex(data));
  const cursor = { bytes, at: 0 };
  const read: Record<string, unknown> = {};
  try {
    while (cursor.at < bytes.length) {
      const line = format[Number(varint(cursor) - RESERVED)];
      if (!line) break;
      const value = valueOf(cursor, line.type);
      // A field can have any name, including `__proto__`.
      Object.defineProperty(read, line.name, { value, enumerable: true, configurable: true });
    }
  } catch {
    return read;
  }
  return read;
}

function valueOf(cursor: Cursor, type: string): unknown {
  if (type.endsWith('[]')) {
    const count = Number(varint(cursor));
    return Array.from({ length: count }, () => valueOf(cursor, type.slice(0, -2)));
  }
  const reader = READERS[type];
  if (!reader) throw new Error(`Unknown type ${type}`);
  return reader(cursor);
}

/** 64-bit numbers are written as texts. */
const READERS: Readonly<Record<string, (cursor: Cursor) => unknown>> = {
  int8: small(signed),
  int16: small(signed),
  int32: small(signed),
  uint8: small(varint),
  uint16: small(varint),
  uint32: small(varint),
  int64: (cursor) => String(signed(cursor)),
  uint64: (cursor) => String(varint(cursor)),
  fixed8: (cursor) => take(cursor, 1).readUInt8(),
  byte: (cursor) => take(cursor, 1).readUInt8(),
  fixed16: (cursor) => take(cursor, 2).readUInt16LE(),
  fixed32: (cursor) => take(cursor, 4).readUInt32LE(),
  fixed64: (cursor) => String(take(cursor, 8).readBigUInt64LE()),
  float: (cursor) => take(cursor, 4).readFloatLE(),
  double: (cursor) => take(cursor, 8).readDoubleLE(),
  bool: (cursor) => take(cursor, 1).readUInt8() !== 0,
  string: (cursor) => take(cursor, Number(varint(cursor))).toString(),
  image: (cursor) => take(cursor, Number(varint(cursor))).toString(),
  ipfs: (cursor) => base58Encode(Uint8Array.from(take(cursor, Number(varint(cursor))))),
};

function small(read: (cursor: Cursor) => bigint): (cursor: Cursor) => number {
  return (cursor) => Number(read(cursor));
}

/** Seven bits a byte, lowest first. */
function varint(cursor: Cursor): bigint {
  let value = 0n;
  for (let shift = 0n; ; shift += 7n) {
    const byte = take(cursor, 1).readUInt8();
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}

/** Zigzag encoding: 0, -1, 1, -2 … */
function signed(cursor: Cursor): bigint {
  const value = varint(cursor);
  return value & 1n ? -(value >> 1n) - 1n : value >> 1n;
}

function take(cursor: Cursor, size: number): Buffer {
  const part = cursor.bytes.subarray(cursor.at, cursor.at + size);
  if (part.length < size) throw new Error('Read past the end');
  cursor.at += size;
  return part;
}
