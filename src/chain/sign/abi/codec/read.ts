import * as limits from '../../../core/limits.ts';
import * as signing from '../../../core/signing-messages.ts';
import { readCount, readVaruint32, takeElements } from './bytes.ts';
import type { Reader } from './bytes.ts';
import { CodecError, located } from './error.ts';
import type { Field, Type } from './types.ts';

/**
 * A value as JSON.
 * @param atEnd whether nothing follows the value: only then may extensions be absent
 */
export function readType(type: Type, reader: Reader, atEnd = true): unknown {
  if (type.kind === 'builtin') return type.builtin.read(reader);
  if (reader.depth >= limits.abiDepth) throw new CodecError(signing.tooDeep);
  reader.depth++;
  const value = readNested(type, reader, atEnd);
  reader.depth--;
  return value;
}

function readNested(
  type: Exclude<Type, { kind: 'builtin' }>,
  reader: Reader,
  atEnd: boolean,
): unknown {
  switch (type.kind) {
    case 'struct':
      return readStruct(type.fields, reader, atEnd);
    case 'array':
      return readArray(type.of, type.size, reader);
    case 'optional':
      return reader.decoder.readByte() === 0 ? null : readType(type.of, reader, atEnd);
    case 'extension':
      return readType(type.of, reader, atEnd);
    case 'variant':
      return readVariant(type.cases, reader, atEnd);
  }
}

function readStruct(fields: readonly Field[], reader: Reader, atEnd: boolean): object {
  const entries: [string, unknown][] = [];
  for (const { name, type } of fields) {
    if (type.kind === 'extension' && atEnd && !reader.decoder.canRead()) continue;
    try {
      entries.push([name, readType(type, reader, atEnd)]);
    } catch (error) {
      throw located(error, name);
    }
  }
  // A field may be called anything, `__proto__` too.
  return Object.fromEntries(entries);
}

function readArray(of: Type, size: number | null, reader: Reader): unknown[] {
  const count = size === null ? readCount(reader) : takeElements(reader, size);
  const list: unknown[] = [];
  try {
    while (list.length < count) list.push(readType(of, reader, false));
  } catch (error) {
    throw located(error, list.length);
  }
  return list;
}

function readVariant(cases: readonly Field[], reader: Reader, atEnd: boolean): [string, unknown] {
  const one = cases[readVaruint32(reader.decoder)];
  if (!one) throw new CodecError(signing.variantUnknown);
  try {
    return [one.name, readType(one.type, reader, atEnd)];
  } catch (error) {
    throw located(error, one.name);
  }
}
