import * as limits from '../core/limits.ts';
import type { ChainInfo } from '../model/chain-info.ts';
import { recordOf } from '../rpc/json.ts';
import type { Asking } from '../rpc/node.ts';
import type { ChainAccess } from './access.ts';

type NodeAccess = Pick<ChainAccess, 'node'>;

/** How far a sent transaction has come. */
export interface Following {
  readonly id: string;
  /** Null while no block is known to hold it. */
  readonly blockNum: number | null;
  /** Looked into next while none is. */
  readonly next: number;
  /** Blocks that may still be looked into. */
  readonly looks: number;
  readonly isFinal: boolean;
}

/** @param told the block that a node said, before that block was made; null where none said one */
export function startFollowing(id: string, told: number | null, head: number): Following {
  const next = Math.max(1, told ?? head - limits.blocksLookedFor);
  return { id, blockNum: null, next, looks: limits.blocksFollowed, isFinal: false };
}

/**
 * Looks for a transaction in the blocks that came since, and once more in its own when that is
 * irreversible: blocks can be replaced until then. Asks for nothing it knows already.
 */
export async function followOn(
  access: NodeAccess,
  following: Following,
  head: Pick<ChainInfo, 'headBlockNum' | 'lastIrreversibleBlockNum'>,
  asking?: Asking,
): Promise<Following> {
  const { id, blockNum, isFinal } = following;
  if (isFinal) return following;
  if (blockNum === null) return lookOn(access, following, head.headBlockNum, asking);
  if (head.lastIrreversibleBlockNum < blockNum) return following;
  return (await blockHolds(access, blockNum, id, asking))
    ? { ...following, isFinal: true }
    : { ...following, blockNum: null, next: blockNum };
}

async function lookOn(
  access: NodeAccess,
  following: Following,
  head: number,
  asking?: Asking,
): Promise<Following> {
  let { next, looks } = following;
  for (; next <= head && looks > 0; next++, looks--)
    if (await blockHolds(access, next, following.id, asking))
      return { ...following, blockNum: next, next, looks };
  return { ...following, next, looks };
}

export async function blockHolds(
  { node }: NodeAccess,
  blockNum: number,
  id: string,
  asking?: Asking,
): Promise<boolean> {
  const { transactions } = await node.getBlock(blockNum, asking);
  return transactions.some((one) => idOf(one) === id);
}

/** A transaction in a block is its packed form with its id, or the id alone where it was deferred. */
function idOf(transaction: unknown): unknown {
  const { trx } = recordOf(transaction);
  return typeof trx === 'string' ? trx : recordOf(trx)['id'];
}
