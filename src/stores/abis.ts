import { getRawAbi } from '../chain/rpc/contract-calls.ts';
import type { AbiCache } from '../chain/sign/abi-cache.ts';
import { nodePool } from './node.ts';

let cache: Promise<AbiCache> | undefined;

/** The ABIs of the chain's contracts, each asked for once. What reads them comes with the first call. */
export function chainAbis(): Promise<AbiCache> {
  cache ??= import('../chain/sign/abi-cache.ts').then(({ createAbiCache }) =>
    createAbiCache((account) => getRawAbi(nodePool(), account)),
  );
  cache.catch(() => (cache = undefined));
  return cache;
}
