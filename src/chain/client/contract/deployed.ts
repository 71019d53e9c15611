import { getRawAbi, getRawCodeAndAbi } from '../../rpc/contract-calls.ts';
import type { ChainAccess } from '../chain/access.ts';

/** A contract's code and ABI as the chain has them. */
export interface Deployed {
  /** The sha256 in hex; empty without code. */
  readonly codeHash: string;
  readonly abiHash: string;
  /** Sizes in bytes; null if the node does not serve the code. */
  readonly sizes: { readonly code: number; readonly abi: number } | null;
  /** The packed ABI. */
  readonly abi: Uint8Array;
}

const NO_HASH = /^0*$/;

/** The code and ABI of an account. Hashes are the node's. */
export async function readDeployed({ pool }: ChainAccess, account: string): Promise<Deployed> {
  const [{ code_hash, abi_hash, abi }, sizes] = await Promise.all([
    getRawAbi(pool, account),
    getRawCodeAndAbi(pool, account).then(
      ({ wasm, abi }) => ({ code: wasm.length, abi: abi.length }),
      () => null,
    ),
  ]);
  return {
    codeHash: NO_HASH.test(code_hash) ? '' : code_hash,
    abiHash: abi.length === 0 || NO_HASH.test(abi_hash) ? '' : abi_hash,
    sizes: NO_HASH.test(code_hash) ? { code: 0, abi: abi.length } : sizes,
    abi,
  };
}
