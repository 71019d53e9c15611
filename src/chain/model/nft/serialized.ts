import { base58Encode } from '../../core/key.ts';
import { hexToBytes } from '../../core/checksum.ts';
import { shortestFloat32 } from '../../core/float32.ts';
import { type JsonRecord, listOf, recordOf, textOf } from '../../rpc/json.ts';

/** A field of a schema of AtomicAssets: its name and packed type. */
export interface SchemaField {
  readonly name: string;
  readonly type: string;
  /** What the field holds, such as `image/png`; null unless the author said so (version 2). */
  readonly media: string | null;
}

/** Field numbers below are reserved. */
const FIRST_FIELD = 4n;

/** The fields of a row of the table of schemas, with media types of `schematypes`. */
export function schemaFields(format: unknown, types: unknown = []): SchemaField[] {
  const media = new Map(
    listOf(types).map((one) => [recordOf(one).name, textOf(recordOf(one).mediatype)]),
  );
  return listOf(format).flatMap((one) => {
    const { name, type } = recordOf(one);
    if (typeof name !== 'string' || typeof type !== 'string') return [];
    return [{ name, type, media: media.get(name) ?? null }];
  });
}

/**
 * Decodes data that AtomicAssets keeps in its tables, by the fields of the schema. Malformed data
 * ends the list; what was decoded before is kept. 64-bit numbers are decimal text.
 * @param data a list of bytes or hex, as nodes write `uint8[]`
 */
export function decodeSerialized(data: unknown, fields: readonly SchemaField[]): JsonRecord {
  const entries: [string, unknown][] = [];
  try {
    const reader = readerOf(bytesOf(data));
    while (!reader.atEnd()) {
      const field = fields[Number(reader.varint() - FIRST_FIELD)];
      if (!field) break;
      entries.push([field.name, valueOf(reader, field.type)]);
    }
  } catch {
    // Cut or of another schema: the rest cannot be decoded.
  }
  // Own properties, whatever their names are.
  return Object.fromEntries(entries);
}

function bytesOf(data: unknown): Uint8Array {
  if (typeof data === 'string') return hexToBytes(data);
  return Uint8Array.from(listOf(data), Number);
}

type Reader = ReturnType<typeof readerOf>;

function readerOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const advance = (size: number): number => {
    const start = at;
    if (size > bytes.length - start) throw new RangeError('Data ends too early');
    at += size;
    return start;
  };
  /** Seven bits a byte, lowest first. */
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = view.getUint8(advance(1));
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number is too long');
  };
  const part = (): Uint8Array => {
    const size = Number(varint());
    const start = advance(size);
    return bytes.subarray(start, start + size);
  };
  return {
    atEnd: () => at >= bytes.length,
    left: () => bytes.length - at,
    varint,
    part,
    view: <T>(size: number, read: (view: DataView, start: number) => T): T =>
      read(view, advance(size)),
  };
}

function valueOf(reader: Reader, type: string): unknown {
  if (type.endsWith('[]')) {
    const count = Number(reader.varint());
    if (count > reader.left()) throw new RangeError('A list is longer than its data');
    return Array.from({ length: count }, () => valueOf(reader, type.slice(0, -2)));
  }
  const read = Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  if (!read) throw new TypeError('No type of a schema');
  return read(reader);
}

const unsigned = (reader: Reader): number => Number(reader.varint());
const signed = (reader: Reader): number => Number(zigzag(reader.varint()));
const text = (reader: Reader): string => new TextDecoder().decode(reader.part());
const byte = (reader: Reader): number => reader.view(1, (view, at) => view.getUint8(at));

const READERS: Readonly<Record<string, (reader: Reader) => unknown>> = {
  int8: signed,
  int16: signed,
  int32: signed,
  int64: (reader) => String(zigzag(reader.varint())),
  uint8: unsigned,
  uint16: unsigned,
  uint32: unsigned,
  uint64: (reader) => String(reader.varint()),
  fixed8: byte,
  byte,
  bool: (reader) => byte(reader) !== 0,
  fixed16: (reader) => reader.view(2, (view, at) => view.getUint16(at, true)),
  fixed32: (reader) => reader.view(4, (view, at) => view.getUint32(at, true)),
  fixed64: (reader) => reader.view(8, (view, at) => String(view.getBigUint64(at, true))),
  float: (reader) => reader.view(4, (view, at) => shortestFloat32(view.getFloat32(at, true))),
  double: (reader) => reader.view(8, (view, at) => view.getFloat64(at, true)),
  string: text,
  image: text,
  ipfs: (reader) => contentId(reader.part()),
};

/** Of version 0 the bytes in base58; of version 1 with the letter of that alphabet before them. */
function contentId(bytes: Uint8Array): string {
  return (bytes[0] === 1 ? 'z' : '') + base58Encode(bytes);
}

/** 0, -1, 1, -2 … */
function zigzag(value: bigint): bigint {
  return value & 1n ? -(value >> 1n) - 1n : value >> 1n;
}
