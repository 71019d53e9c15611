import type { ABIEncoder } from '@wharfkit/antelope';
import * as limits from '../../../core/limits.ts';
import * as signing from '../../../core/signing-messages.ts';
import { builtinTypes } from './builtin.ts';
import { readCount, readVaruint32 } from './bytes.ts';
import type { Reader } from './bytes.ts';
import { CodecError, located } from './error.ts';

/** The kinds of a self-describing value, by index. */
const KINDS = [
  'null_t',
  'int64',
  'uint64',
  'int32',
  'uint32',
  'int16',
  'uint16',
  'int8',
  'uint8',
  'time_point',
  'checksum256',
  'float64',
  'string',
  'any_object',
  'any_array',
  'bytes',
  'symbol',
  'symbol_code',
  'asset',
] as const;

/** A self-describing value: `type` is one of the kinds. */
export interface Typed {
  readonly type: string;
  readonly value: unknown;
}

/** Throws 'Tried to deserialize unknown anyvar type'. */
export function readAnyvar(reader: Reader): unknown {
  const kind = KINDS[readVaruint32(reader.decoder)];
  if (kind === undefined) throw new CodecError(signing.anyvarUnknown);
  if (reader.depth >= limits.abiDepth) throw new CodecError(signing.tooDeep);
  reader.depth++;
  const value = readKind(kind, reader);
  reader.depth--;
  return value;
}

function readKind(kind: (typeof KINDS)[number], reader: Reader): unknown {
  if (kind === 'null_t') return null;
  if (kind === 'any_array')
    return Array.from({ length: readCount(reader) }, () => readAnyvar(reader));
  if (kind === 'any_object') return readObject(reader);
  return builtinTypes.get(kind)?.read(reader);
}

/** A repeated name gets a number. */
function readObject(reader: Reader): unknown {
  const entries = new Map<string, unknown>();
  for (let left = readCount(reader); left > 0; left--) {
    const name = reader.decoder.readString();
    let free = name;
    for (let n = 1; entries.has(free); n++) free = `${name}_${n}`;
    entries.set(free, readAnyvar(reader));
  }
  return Object.fromEntries(entries);
}

/**
 * Null, texts, 32-bit whole numbers, lists and objects as they are; any other kind as `{type,
 * value}`.
 */
export function writeAnyvar(encoder: ABIEncoder, value: unknown, depth = 0): void {
  if (depth >= limits.abiDepth) throw new CodecError(signing.tooDeep);
  const [kind, inner] = kindOf(value);
  const index = KINDS.findIndex((one) => one === kind);
  if (index < 0) throw new CodecError(signing.typeUnknown);
  encoder.writeVaruint32(index);
  if (kind === 'any_array') writeArray(encoder, inner, depth);
  else if (kind === 'any_object') writeObject(encoder, inner, depth);
  else builtinTypes.get(kind)?.write(encoder, inner);
}

function kindOf(value: unknown): [string, unknown] {
  if (value === null) return ['null_t', null];
  if (typeof value === 'string') return ['string', value];
  if (typeof value === 'number') return ['int32', value];
  if (Array.isArray(value)) return ['any_array', value];
  if (typeof value !== 'object') throw new CodecError(signing.typeUnknown);
  const { type, value: inner, ...others } = value as Partial<Typed>;
  const typed = typeof type === 'string' && 'value' in value && Object.keys(others).length === 0;
  return typed ? [type, inner] : ['any_object', value];
}

function writeArray(encoder: ABIEncoder, value: unknown, depth: number): void {
  if (!Array.isArray(value)) throw new CodecError(signing.arrayExpected);
  encoder.writeVaruint32(value.length);
  for (const one of value) writeAnyvar(encoder, one, depth + 1);
}

function writeObject(encoder: ABIEncoder, value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) throw new CodecError(signing.objectExpected);
  const entries = Object.entries(value);
  encoder.writeVaruint32(entries.length);
  for (const [name, one] of entries) {
    encoder.writeString(name);
    try {
      writeAnyvar(encoder, one, depth + 1);
    } catch (error) {
      throw located(error, name);
    }
  }
}
