import * as limits from '../../core/limits.ts';
import { parseTime } from '../../core/time.ts';
import type { BlockResponse } from '../../rpc/responses.ts';
import { isStale } from '../../rpc/health.ts';
import { operatorOf } from '../../rpc/operator.ts';
import { getTransactionStatus } from '../../rpc/status-calls.ts';
import type { ChainAccess } from '../chain/access.ts';
import type { NodeAccess } from '../chain/other-nodes.ts';
import { accessAt, nodesInOrder } from '../chain/two-operators.ts';
import { holding, isListed } from './follow-sent.ts';

/** A signed transaction whose block is searched. */
export interface SearchedBytes {
  readonly id: string;
  /** In hex. */
  readonly packed: string;
  /** Milliseconds UTC. No later block can have it. */
  readonly expires: number;
}

/** How far the blocks of one operator were searched for a transaction. */
export interface BlockSearch {
  /** The endpoint of the last request. */
  readonly node: string;
  /** The number of the next block to search. */
  readonly next: number;
  /** The block of this operator that has it, or null. */
  readonly found: number | null;
  /** All irreversible blocks until it expired were searched. */
  readonly isOver: boolean;
}

/** Operators whose nodes confirm a block. */
const MOST_CONFIRMING = 3;

/**
 * Searches the next irreversible blocks of one node, from the transaction's reference block on. A
 * node that tracks transactions comes first; that it does not know one is not believed. Rejects
 * with the errors of node calls, or if the node is behind or names other blocks.
 * @param before how far this operator was searched; null for the beginning
 */
export async function searchBlocks(
  access: ChainAccess,
  node: string,
  searched: SearchedBytes,
  before: BlockSearch | null,
): Promise<BlockSearch> {
  const at = accessAt(access, node);
  const info = await at.node.getInfo();
  const { head_block_num: head, last_irreversible_block_num: last } = info;
  const begun = before ?? {
    node,
    next: firstBlock(searched.packed, head),
    found: null,
    isOver: false,
  };
  if (!before) {
    const reported = await reportedBlock(at, searched.id);
    if (reported !== null) return { ...begun, found: reported };
  }
  const count = Math.min(limits.blocksSearchedAtOnce, last - begun.next + 1);
  const now = (access.now ?? Date.now)();
  if (count <= 0 && at.pool.health().some((one) => isStale(one, now)))
    throw new Error('The node is behind the chain');
  const numbers = Array.from({ length: Math.max(0, count) }, (_, index) => begun.next + index);
  const blocks = await Promise.all(numbers.map((one) => blockAt(at, one)));
  for (const block of blocks) {
    const next = block.block_num;
    if (isListed(block, searched.id)) return { node, next, found: next, isOver: false };
    if (parseTime(block.timestamp) > searched.expires)
      return { node, next, found: null, isOver: true };
  }
  return { node, next: begun.next + blocks.length, found: null, isOver: false };
}

/**
 * Whether another operator's block has the transaction too: `alone` if no other operator is
 * configured, `open` if none confirms it. Never rejects.
 */
export async function confirmBlock(
  access: ChainAccess,
  id: string,
  { node, found }: BlockSearch & { readonly found: number },
): Promise<'confirmed' | 'alone' | 'open'> {
  const others = Map.groupBy(nodesInOrder(access), operatorOf);
  others.delete(operatorOf(node));
  if (others.size === 0) return 'alone';
  const confirming = [...others.values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, MOST_CONFIRMING);
  const answers = await Promise.all(
    confirming.map((one) => holding(accessAt(access, one), found, id).catch(() => null)),
  );
  return answers.some((answer) => answer?.isIn) ? 'confirmed' : 'open';
}

/**
 * The latest block up to the head with the low 16 bits that the transaction refers to. Blocks before
 * it cannot have the transaction.
 */
function firstBlock(packed: string, head: number): number {
  // Bytes 4 and 5 of the header, little-endian, after the expiration.
  const reference = parseInt(packed.slice(10, 12) + packed.slice(8, 10), 16);
  const back = (((head - reference) % 0x1_0000) + 0x1_0000) % 0x1_0000;
  // NaN for malformed bytes.
  if (!(back <= limits.blocksSearched)) throw new Error('The node lacks the reference block');
  return Math.max(1, head - back);
}

/** The irreversible block that a node which tracks transactions reports, if it really has it. */
async function reportedBlock({ pool }: NodeAccess, id: string): Promise<number | null> {
  try {
    const { state, block_number: blockNum } = await getTransactionStatus(pool, id);
    if (state !== 'IRREVERSIBLE' || blockNum === null) return null;
    return (await holding({ pool }, blockNum, id)).isIn ? blockNum : null;
  } catch {
    return null;
  }
}

async function blockAt({ node }: NodeAccess, blockNum: number): Promise<BlockResponse> {
  const block = await node.getBlock(blockNum);
  if (block.block_num !== blockNum) throw new Error('The node returned another block');
  return block;
}
