import * as limits from '../../core/limits.ts';
import { packedEntry, type PackedEntry } from '../../model/action/packed-entry.ts';
import type { ChainAccess } from '../chain/access.ts';
import { readTransaction } from '../history/transaction.ts';
import { readPackedEntry } from '../history/packed-entry.ts';
import { witness } from './follow-sent.ts';

const CONCURRENCY = 6;

/**
 * A transaction of a pasted id as its block contains it, from history or from the newest blocks.
 * Null if it is not found, or a second operator returns that block without it.
 */
export async function sentEntry(access: ChainAccess, id: string): Promise<PackedEntry | null> {
  const located = (await ofHistory(access, id)) ?? (await ofNewestBlocks(access, id));
  if (located === null) return null;
  const { kind } = await witness(access, id, located.blockNum).catch(() => absent);
  return kind === 'held' ? located.entry : null;
}

const absent = { kind: 'absent' } as const;

interface Found {
  readonly blockNum: number;
  readonly entry: PackedEntry;
}

async function ofHistory(access: ChainAccess, id: string): Promise<Found | null> {
  try {
    const { blockNum } = await readTransaction(access, id, undefined);
    return { blockNum, entry: await readPackedEntry(access, id, blockNum) };
  } catch {
    return null;
  }
}

async function ofNewestBlocks({ node }: ChainAccess, id: string): Promise<Found | null> {
  try {
    const { head_block_num: head } = await node.getInfo();
    const oldest = Math.max(1, head - limits.blocksLookedForPasted);
    for (let from = head; from >= oldest; from -= CONCURRENCY) {
      const numbers = Array.from({ length: CONCURRENCY }, (_, at) => from - at);
      const blocks = await Promise.all(
        numbers
          .filter((one) => one >= oldest)
          .map(async (blockNum) => ({ blockNum, ...(await node.getBlock(blockNum)) })),
      );
      for (const { blockNum, transactions } of blocks) {
        const entry = packedEntry(id, transactions);
        if (entry) return { blockNum, entry };
      }
    }
    return null;
  } catch {
    return null;
  }
}
