import { createReader } from './reader.ts';
import type { Reader } from './reader.ts';
import { SCALARS } from './scalars.ts';
import { structFields } from './types.ts';
import type { AbiJson } from './types.ts';

const MAX_DEPTH = 32;

/**
 * Packed data of a type of the ABI as nodeos writes it in JSON. Bytes left over are ignored.
 * Throws 'Unknown type …', 'Read past end of buffer', or an error of a field.
 */
export function decodeJson(
  abi: AbiJson,
  type: string,
  data: Uint8Array,
  keyPrefix = 'EOS',
): unknown {
  const reader = createReader(data);
  return decodeType({ abi, reader, keyPrefix }, type, 0);
}

interface Decoding {
  abi: AbiJson;
  reader: Reader;
  keyPrefix: string;
}

function decodeType(decoding: Decoding, type: string, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Error('Types are nested too deeply');
  const { abi, reader, keyPrefix } = decoding;
  const step = (inner: string): unknown => decodeType(decoding, inner, depth + 1);

  if (type.endsWith('$')) return step(type.slice(0, -1));
  if (type.endsWith('?')) return reader.byte() === 0 ? null : step(type.slice(0, -1));
  if (type.endsWith('[]')) return repeat(reader.varuint(), reader, () => step(type.slice(0, -2)));
  const sized = /^(.*)\[(\d+)\]$/.exec(type);
  if (sized) return repeat(Number(sized[2]), reader, () => step(sized[1] ?? ''));

  const scalar = Object.hasOwn(SCALARS, type) ? SCALARS[type] : undefined;
  if (scalar) return scalar(reader, keyPrefix);
  const alias = abi.types?.find((candidate) => candidate.new_type_name === type);
  if (alias) return step(alias.type);
  const variant = abi.variants?.find((candidate) => candidate.name === type);
  if (variant) {
    const chosen = variant.types[reader.byte()];
    if (chosen === undefined) throw new Error(`Unknown type in variant ${type}`);
    return [chosen, step(chosen)];
  }
  return decodeStruct(decoding, type, step);
}

function decodeStruct(
  { abi, reader }: Decoding,
  type: string,
  step: (inner: string) => unknown,
): Record<string, unknown> {
  const fields = structFields(abi, type);
  if (!fields) throw new Error(`Unknown type ${type}`);
  const value: Record<string, unknown> = {};
  for (const field of fields) {
    // Rows written before an ABI grew lack the fields added as extensions.
    if (field.type.endsWith('$') && reader.left === 0) break;
    value[field.name] = step(field.type);
  }
  return value;
}

function repeat(count: number, reader: Reader, read: () => unknown): unknown[] {
  const items: unknown[] = [];
  for (let i = 0; i < count; i++) {
    const before = reader.left;
    items.push(read());
    if (i > 1024 && reader.left === before) throw new Error('Number is out of range');
  }
  return items;
}
