import { atom } from 'nanostores';
import { bytesToHex } from '../../chain/core/checksum.ts';
import { type AbiProblem, abiProblems } from '../../chain/model/abi/abi-file.ts';
import { abiView } from '../../chain/model/abi/view.ts';
import { type WasmFacts, wasmFacts } from '../../chain/model/abi/wasm-file.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';
import { decodeAbi } from './decode-abi.ts';

/** Code to upload. */
export interface CodeFile extends WasmFacts {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly hash: string;
}

/** An ABI to upload. */
export interface AbiFile {
  readonly name: string;
  /** Packed, as setabi expects it. */
  readonly bytes: Uint8Array;
  readonly hash: string;
  readonly actions: readonly string[];
  readonly problems: readonly AbiProblem[];
}

export interface ContractFiles {
  readonly code: CodeFile | null;
  readonly abi: AbiFile | null;
  /** Files that are neither. */
  readonly refused: readonly string[];
}

/** The deployed code of an account, and the names of its ABI's actions. */
export const deployedStore = loadStores('deployed', async (account) => {
  const { readDeployed } = await import('../../chain/client/contract/deployed.ts');
  const { abi, ...rest } = await readDeployed(chainAccess(), account);
  return { ...rest, actions: await actionsOf(abi) };
});

/** The actions of a packed ABI; none if it is malformed. */
async function actionsOf(abi: Uint8Array): Promise<readonly string[]> {
  if (abi.length === 0) return [];
  const { abiFromBytes } = await import('../../chain/sign/abi/abi-bytes.ts');
  try {
    return abiFromBytes(abi).actions.map(({ name }) => name);
  } catch {
    return [];
  }
}

export const noFiles: ContractFiles = { code: null, abi: null, refused: [] };

/** The files that the visitor chose. They stay through a log-in and other pages of this tab. */
export const $contractFiles = atom<ContractFiles>(noFiles);

/** Reads files as code and ABI, by their content. */
export async function readContractFiles(files: readonly File[]): Promise<ContractFiles> {
  let parts: ContractFiles = { code: null, abi: null, refused: [] };
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const code = wasmFacts(bytes);
    if (code.problem !== 'not-wasm') {
      parts = { ...parts, code: { ...code, name: file.name, bytes, hash: await sha256(bytes) } };
      continue;
    }
    const abi = await readAbi(file.name, bytes);
    parts = abi ? { ...parts, abi } : { ...parts, refused: [...parts.refused, file.name] };
  }
  return parts;
}

/** An ABI in JSON or packed; null if the file is none. */
async function readAbi(name: string, file: Uint8Array): Promise<AbiFile | null> {
  const decoded = await decodeAbi(file);
  // Nodes could not decode with one that has no version.
  if (decoded === null || decoded.abi.version === '') return null;
  const { abi, packed } = decoded;
  const view = abiView(abi);
  return {
    name,
    bytes: packed,
    hash: await sha256(packed),
    actions: view.actions.map((action) => action.name),
    problems: abiProblems(view),
  };
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const copy = Uint8Array.from(bytes);
  return bytesToHex(new Uint8Array(await crypto.subtle.digest('SHA-256', copy)));
}
