import type { ChainSpec } from '../types.ts';
import { codecOf, packAbi } from '../abi/codec.ts';
import type { Codec } from '../abi/codec.ts';
import { hex } from '../abi/hex.ts';
import { nativeCode } from './contract.ts';
import type { NativeContract } from './contract.ts';
import { sha256 } from './digests.ts';
import type { State } from './state.ts';

export interface LoadedContract {
  contract: NativeContract;
  codec: Codec;
  packedAbi: Uint8Array;
  code: Uint8Array;
}

/** The pending block. */
export interface PendingBlock {
  num: number;
  slot: number;
  /** Milliseconds UTC. */
  time: number;
  /** Id of the previous block. */
  previous: string;
}

/** The chain state that execution needs. */
export interface Runtime {
  spec: ChainSpec;
  state: State;
  /** By the hash of the contract's code. */
  contracts: ReadonlyMap<string, LoadedContract>;
  /** Codec of the system contract, whose native actions the chain runs. */
  systemCodec: Codec;
  pending: () => PendingBlock;
  /** Whether the devnet can sign blocks with a producer's key. */
  holdsKey: (producer: string, publicKey: string) => boolean;
  /** Whether row changes are forbidden. */
  readOnly?: boolean;
}

/** Throws if there is no contract named `system`. */
export function loadContracts(
  contracts: readonly NativeContract[],
  keyPrefix: string,
): { byHash: Map<string, LoadedContract>; systemCodec: Codec } {
  const loaded = contracts.map((contract): LoadedContract => {
    const packedAbi = packAbi(contract.abi);
    const code = nativeCode(contract.name);
    return { contract, packedAbi, code, codec: codecOf(packedAbi, keyPrefix) };
  });
  const system = loaded.find(({ contract }) => contract.name === 'system');
  if (!system) throw new Error('a chain needs a system contract');
  return {
    byHash: new Map(loaded.map((one) => [hex(sha256(one.code)), one])),
    systemCodec: system.codec,
  };
}

/** An account's native contract; undefined if it has WebAssembly or none. */
export function contractOf(runtime: Runtime, account: string): LoadedContract | undefined {
  return runtime.contracts.get(runtime.state.accounts.get(account)?.codeHash ?? '');
}

/** An account's WebAssembly; undefined if its contract is native or it has none. */
export function codeOf(
  { state }: Runtime,
  account: string,
): { hash: string; bytes: Uint8Array } | undefined {
  const hash = state.accounts.get(account)?.codeHash ?? '';
  const bytes = state.codes.get(hash);
  return bytes && { hash, bytes };
}

/** The codec of an account's published ABI; undefined if there is none or it is malformed. */
export function publishedCodec(runtime: Runtime, account: string): Codec | undefined {
  const abi = runtime.state.accounts.get(account)?.abi;
  if (!abi || abi.length === 0) return undefined;
  try {
    return codecOf(abi, runtime.spec.keyPrefix);
  } catch {
    return undefined;
  }
}

/** The codec for an account's actions: its native contract's, else the published one. */
export function actionCodec(runtime: Runtime, account: string): Codec | undefined {
  return contractOf(runtime, account)?.codec ?? publishedCodec(runtime, account);
}
