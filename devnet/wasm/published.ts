import { readFileSync } from 'node:fs';
import type { AbiJson } from '../abi/types.ts';

const FOLDER = new URL('../../node_modules/proton-tsc/external/', import.meta.url);

/** A published contract: its WebAssembly and ABI. */
export function publishedContract(name: 'atomicassets' | 'oracles' | 'xtokens'): {
  code: Uint8Array;
  abi: AbiJson;
} {
  const file = (ending: string): Buffer =>
    readFileSync(new URL(`${name}/${name}.${ending}`, FOLDER));
  return {
    code: Uint8Array.from(file('wasm')),
    abi: JSON.parse(file('abi').toString()) as AbiJson,
  };
}
