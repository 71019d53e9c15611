import { ABI, Serializer } from '@wharfkit/antelope';
import type { ABIDef } from '@wharfkit/antelope';
import type { AbiJson } from './types.ts';

const parsed = new WeakMap<object, ABI>();

/** JSON arguments packed by a type of the ABI. Throws what the library says of a wrong field. */
export function encodeJson(abi: AbiJson, type: string, value: unknown): Uint8Array {
  return Serializer.encode({ abi: parseAbi(abi), type, object: value }).array;
}

/** The binary form of an ABI, as setabi takes it. */
export function packAbi(abi: AbiJson): Uint8Array {
  return Serializer.encode({ object: parseAbi(abi) }).array;
}

function parseAbi(abi: AbiJson): ABI {
  const known = parsed.get(abi);
  if (known) return known;
  const fresh = ABI.from(abi as ABIDef);
  parsed.set(abi, fresh);
  return fresh;
}
