import { createHash } from 'node:crypto';
import { ABI, Serializer } from '@wharfkit/antelope';
import type { ABISerializable } from '@wharfkit/antelope';
import { jsonOf, nativeOf, wharfOf } from './values.ts';

/** A contract's packed form, read and written by its ABI. */
export interface Codec {
  readonly abi: ABI;
  /** The ABI as get_abi shows it. */
  readonly json: object;
  /** Name of the type of an action's arguments, or undefined where the ABI has no such action. */
  actionType(action: string): string | undefined;
  tableType(table: string): string | undefined;
  /** Values as contracts use them: see `nativeOf`. Throws where the bytes do not fit the type. */
  decode(type: string, bytes: Uint8Array): unknown;
  /** Values as nodeos writes them to JSON. Throws where the bytes do not fit the type. */
  decodeJson(type: string, bytes: Uint8Array): unknown;
  /** Takes what either way of decoding gives. */
  encode(type: string, value: unknown): Uint8Array;
}

const known = new Map<string, Codec>();

/** The codec of a packed ABI, made once for each. Throws where the bytes are no ABI. */
export function codecOf(packedAbi: Uint8Array, keyPrefix: string): Codec {
  const id = keyPrefix + createHash('sha256').update(packedAbi).digest('hex');
  const existing = known.get(id);
  if (existing) return existing;
  const abi = Serializer.decode({ data: packedAbi, type: ABI });
  const codec: Codec = {
    abi,
    json: JSON.parse(JSON.stringify(abi)) as object,
    actionType: (action) => abi.actions.find(({ name }) => String(name) === action)?.type,
    tableType: (table) => abi.tables.find(({ name }) => String(name) === table)?.type,
    decode: (type, data) => nativeOf(read(abi, type, data), keyPrefix),
    decodeJson: (type, data) => jsonOf(read(abi, type, data), keyPrefix),
    encode: (type, value) =>
      Serializer.encode({ object: wharfOf(value) as ABISerializable, type, abi }).array,
  };
  known.set(id, codec);
  return codec;
}

/** Packs an ABI given as JSON or as an object of it. */
export function packAbi(abi: ABI | object): Uint8Array {
  return Serializer.encode({ object: ABI.from(abi as ABI), type: ABI }).array;
}

function read(abi: ABI, type: string, data: Uint8Array): unknown {
  return Serializer.decode({ data, type, abi });
}
