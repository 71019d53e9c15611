import { readFileSync } from 'node:fs';
import type { AbiJson } from '../abi/types.ts';

const FILES = new URL(
  '../../node_modules/proton-tsc/external/atomicassets/atomicassets',
  import.meta.url,
);

/** AtomicAssets as it was published: its WebAssembly and its ABI. */
export function atomicAssetsFiles(): { code: Uint8Array; abi: AbiJson } {
  const code = readFileSync(new URL(`${FILES.href}.wasm`));
  const abi = JSON.parse(readFileSync(new URL(`${FILES.href}.abi`), 'utf8')) as AbiJson;
  return { code: Uint8Array.from(code), abi };
}
