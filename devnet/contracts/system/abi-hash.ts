import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { hex } from '../../abi/hex.ts';
import { action, table } from '../../engine/contract.ts';
import type { TableSpec } from '../../engine/contract.ts';
import { sha256 } from '../../engine/digests.ts';

interface AbiHash {
  owner: string;
  /** Of the packed ABI; of empty bytes if it was removed. */
  hash: string;
}

export const abiHashTables: Record<string, TableSpec> = {
  abihash: table<AbiHash>('abi_hash', ({ owner }) => nameToBigint(owner)),
};

/** Records the hash of an ABI that the chain has set. */
export const setabi = action<{ account: string; abi: Uint8Array }>((context, { account, abi }) => {
  const rows = context.table<AbiHash>('abihash', 'eosio');
  rows.put({ owner: account, hash: hex(sha256(abi)) }, account);
});
