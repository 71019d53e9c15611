import { ABI, ABIDecoder, Serializer } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import { createReader, pack } from './bytes.ts';
import { packKvTables, readKvTables } from './kv-tables.ts';
import { jsonScalars } from './json.ts';
import { createPackings } from './packing.ts';
import { contractScalars } from './scalars.ts';
import type { AbiJson } from './types.ts';

/** Encodes and decodes a contract's packed data with its ABI. Trailing bytes are ignored. */
export interface Codec {
  /** The ABI as in get_abi. */
  readonly json: AbiJson;
  /** Type of an action's arguments; undefined if the ABI has no such action. */
  actionType(action: string): string | undefined;
  tableType(table: string): string | undefined;
  /** Type of an action's return value; undefined for none. */
  resultType(action: string): string | undefined;
  /** Values as contracts use them: see `contractScalars`. Throws if the bytes do not fit. */
  decode(type: string, bytes: Uint8Array): unknown;
  /** Accepts the result of `decode`. */
  encode(type: string, value: unknown): Uint8Array;
  /** Values in nodeos's JSON. Throws if the bytes do not fit the type. */
  decodeJson(type: string, bytes: Uint8Array): unknown;
  /** Accepts the result of `decodeJson`. Throws a sentence for values that do not fit the type. */
  encodeJson(type: string, value: unknown): Uint8Array;
}

/** Cached by the ABI's bytes or object, then by key prefix: hashing ABIs would be slow. */
const codecs = new WeakMap<object, Map<string, Codec>>();
const packed = new WeakMap<object, Uint8Array>();

/**
 * The codec of an ABI, packed or in JSON. Cached for each object, which must not change afterwards.
 * Throws if the bytes are not an ABI.
 */
export function codecOf(abi: Uint8Array | AbiJson, keyPrefix: string): Codec {
  const made = codecs.get(abi) ?? new Map<string, Codec>();
  codecs.set(abi, made);
  const existing = made.get(keyPrefix);
  if (existing) return existing;
  const codec =
    abi instanceof Uint8Array ? codecOf(unpackAbi(abi), keyPrefix) : createCodec(abi, keyPrefix);
  made.set(keyPrefix, codec);
  return codec;
}

/** Packs an ABI as setabi expects it. */
export function packAbi(abi: object): Uint8Array {
  const existing = packed.get(abi);
  if (existing) return existing;
  const bytes = Serializer.encode({ object: ABI.from(abi as ABIDef), type: ABI }).array;
  const { kv_tables } = abi as AbiJson;
  const whole = kv_tables ? Uint8Array.of(...bytes, ...packKvTables(kv_tables)) : bytes;
  packed.set(abi, whole);
  return whole;
}

function unpackAbi(bytes: Uint8Array): AbiJson {
  const decoder = new ABIDecoder(bytes);
  const abi = JSON.parse(JSON.stringify(ABI.fromABI(decoder))) as AbiJson;
  const rest = bytes.slice(decoder.getPosition());
  return rest.length === 0 ? abi : { ...abi, kv_tables: readKvTables(rest) };
}

function createCodec(json: AbiJson, keyPrefix: string): Codec {
  const types = (list: { name: string; type: string }[] = []): Map<string, string> =>
    new Map(list.map(({ name, type }) => [name, type]));
  const actions = types(json.actions);
  const tables = types([
    ...(json.tables ?? []),
    ...Object.entries(json.kv_tables ?? {}).map(([name, { type }]) => ({ name, type })),
  ]);
  const results = types(
    json.action_results?.map(({ name, result_type }) => ({ name, type: result_type })),
  );
  const values = createPackings(json, contractScalars(keyPrefix));
  const texts = createPackings(json, jsonScalars(keyPrefix));
  return {
    json,
    actionType: (action) => actions.get(action),
    tableType: (table) => tables.get(table),
    resultType: (action) => results.get(action),
    decode: (type, bytes) => values(type).read(createReader(bytes)),
    encode: (type, value) => pack((writer) => values(type).write(writer, value)),
    decodeJson: (type, bytes) => texts(type).read(createReader(bytes)),
    encodeJson: (type, value) => pack((writer) => texts(type).write(writer, value)),
  };
}
