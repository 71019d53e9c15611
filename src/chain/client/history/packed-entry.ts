import type { PackedEntry } from '../../model/action/packed-entry.ts';
import { packedEntry } from '../../model/action/packed-entry.ts';
import { MissingError } from '../../rpc/errors.ts';
import type { ChainAccess } from '../chain/access.ts';
import { withMissingError } from '../../rpc/missing.ts';

export type { PackedEntry } from '../../model/action/packed-entry.ts';

/** Throws MissingError if the block is missing or does not contain the transaction. */
export async function readPackedEntry(
  { node }: ChainAccess,
  id: string,
  blockNum: number,
): Promise<PackedEntry> {
  const block = await withMissingError('block', () => node.getBlock(blockNum));
  const entry = packedEntry(id, block.transactions);
  if (!entry) throw new MissingError('transaction');
  return entry;
}
