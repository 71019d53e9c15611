import { createHash } from 'node:crypto';
import { ABI, Serializer } from '@wharfkit/antelope';
import { createReader, pack } from './bytes.ts';
import { jsonOf } from './json.ts';
import { createPackings } from './packing.ts';

/** A contract's packed form, read and written by its ABI. */
export interface Codec {
  /** The ABI as get_abi shows it. */
  readonly json: object;
  /** Name of the type of an action's arguments, or undefined where the ABI has no such action. */
  actionType(action: string): string | undefined;
  tableType(table: string): string | undefined;
  /** Values as contracts use them: see `Packing`. Throws where the bytes do not fit the type. */
  decode(type: string, bytes: Uint8Array): unknown;
  /** Values as nodeos writes them to JSON. Throws where the bytes do not fit the type. */
  decodeJson(type: string, bytes: Uint8Array): unknown;
  /** Takes what `decode` gives. */
  encode(type: string, value: unknown): Uint8Array;
}

const known = new Map<string, Codec>();

/** The codec of a packed ABI, made once for each. Throws where the bytes are no ABI. */
export function codecOf(packedAbi: Uint8Array, keyPrefix: string): Codec {
  const id = keyPrefix + createHash('sha256').update(packedAbi).digest('hex');
  const existing = known.get(id);
  if (existing) return existing;
  const abi = rememberTypes(Serializer.decode({ data: packedAbi, type: ABI }));
  const actions = new Map(abi.actions.map(({ name, type }) => [String(name), type]));
  const tables = new Map(abi.tables.map(({ name, type }) => [String(name), type]));
  const packingOf = createPackings(abi, keyPrefix);
  const codec: Codec = {
    json: JSON.parse(JSON.stringify(abi)) as object,
    actionType: (action) => actions.get(action),
    tableType: (table) => tables.get(table),
    decode: (type, data) => packingOf(type).read(createReader(data)),
    decodeJson: (type, data) => jsonOf(Serializer.decode({ data, type, abi }), keyPrefix),
    encode: (type, value) => pack((writer) => packingOf(type).write(writer, value)),
  };
  known.set(id, codec);
  return codec;
}

/** Packs an ABI given as JSON or as an object of it. */
export function packAbi(abi: object): Uint8Array {
  return Serializer.encode({ object: ABI.from(abi as ABI), type: ABI }).array;
}

/** WharfKit works a type out anew for each value, which takes longer than reading the value. */
function rememberTypes(abi: ABI): ABI {
  const resolved = new Map<string, ABI.ResolvedType>();
  const resolve = abi.resolveType.bind(abi);
  abi.resolveType = (name) => {
    const type = resolved.get(name) ?? resolve(name);
    resolved.set(name, type);
    return type;
  };
  return abi;
}
