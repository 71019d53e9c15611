import * as limits from '../../core/limits.ts';
import { packedEntry, type PackedEntry } from '../../model/action/packed-entry.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { readTransaction } from '../history/history.ts';
import { readPackedEntry } from '../history/packed-entry.ts';

const CONCURRENCY = 6;

/**
 * A transaction of a pasted id as its block contains it, from history or from the newest blocks.
 * Null if it is not found.
 */
export async function sentEntry(
  access: ChainAccess,
  id: string,
  options: RequestOptions = {},
): Promise<PackedEntry | null> {
  return (await ofHistory(access, id, options)) ?? (await ofNewestBlocks(access, id, options));
}

async function ofHistory(access: ChainAccess, id: string, options: RequestOptions) {
  try {
    const { blockNum } = await readTransaction(access, id, undefined, options);
    return await readPackedEntry(access, id, blockNum);
  } catch {
    return null;
  }
}

async function ofNewestBlocks({ node }: ChainAccess, id: string, options: RequestOptions) {
  try {
    const { head_block_num: head } = await node.getInfo(options);
    const oldest = Math.max(1, head - limits.blocksLookedForPasted);
    for (let from = head; from >= oldest; from -= CONCURRENCY) {
      const numbers = Array.from({ length: CONCURRENCY }, (_, at) => from - at);
      const blocks = await Promise.all(
        numbers.filter((one) => one >= oldest).map((one) => node.getBlock(one, options)),
      );
      for (const { transactions } of blocks) {
        const found = packedEntry(id, transactions);
        if (found) return found;
      }
    }
    return null;
  } catch {
    return null;
  }
}
