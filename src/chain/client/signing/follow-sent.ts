import * as v from 'valibot';
import * as limits from '../../core/limits.ts';
import type { ChainInfo } from '../../model/block/chain-info.ts';
import { blockResponse } from '../../rpc/responses.ts';
import { RpcError } from '../../rpc/errors.ts';
import { recordOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { type NodeAccess, type OpenAccess, otherNodes } from '../chain/other-nodes.ts';

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
  /** Who says that the block holds it. Empty while no block does. */
  readonly witnesses: readonly string[];
  /** A block that one node says holds it, and another node's block of that number does not. */
  readonly disputed: Disputed | null;
}

export interface Disputed {
  readonly blockNum: number;
  /** Endpoints. */
  readonly by: string;
  readonly against: string;
}

/** @param told the block that a node said, before that block was made; null where none said one */
export function startFollowing(id: string, reportedBlock: number | null, head: number): Following {
  // A node may name any block: one that is far ahead would be waited for.
  const isNear = reportedBlock !== null && reportedBlock <= head + limits.blocksLookedFor;
  const next = isNear ? reportedBlock : head - limits.blocksLookedFor;
  return {
    ...{ id, blockNum: null, next: Math.max(1, next), looks: limits.blocksFollowed },
    ...{ isFinal: false, witnesses: [], disputed: null },
  };
}

/**
 * Looks for a transaction in the blocks that came since, and once more in its own when that is
 * irreversible: blocks can be replaced until then. What one node's block holds is believed once a
 * node of another operator shows it too, where there is one that answers. Asks for nothing it knows
 * already.
 */
export async function followOn(
  access: OpenAccess,
  following: Following,
  head: Pick<ChainInfo, 'headBlockNum' | 'lastIrreversibleBlockNum'>,
  options?: RequestOptions,
): Promise<Following> {
  const { blockNum, isFinal } = following;
  if (isFinal) return following;
  if (blockNum === null) return lookOn(access, following, head.headBlockNum, options);
  if (head.lastIrreversibleBlockNum < blockNum) return following;
  return finalOrGone(access, following, blockNum, options);
}

async function finalOrGone(
  access: OpenAccess,
  following: Following,
  blockNum: number,
  options?: RequestOptions,
): Promise<Following> {
  const checked = await witness(access, following.id, blockNum, options);
  if (
    checked.kind === 'held' &&
    (await isIrreversibleElsewhere(access, checked, blockNum, options))
  )
    return { ...following, witnesses: checked.witnesses, isFinal: true };
  if (checked.kind === 'absent')
    return { ...following, blockNum: null, next: blockNum, witnesses: [] };
  return following;
}

async function lookOn(
  access: OpenAccess,
  following: Following,
  head: number,
  options?: RequestOptions,
): Promise<Following> {
  const { id } = following;
  let { next, looks, disputed } = following;
  for (; next <= head && looks > 0; next++, looks--) {
    const found = await witness(access, id, next, options);
    if (found.kind === 'held')
      return {
        ...{ ...following, blockNum: next, next, looks },
        ...{ witnesses: found.witnesses, disputed: null },
      };
    // Another node may be a block behind: the same block is looked into with the next head.
    if (found.kind === 'too-early') return { ...following, next, looks: looks - 1, disputed };
    if (found.kind === 'disputed') disputed = found.disputed;
  }
  return { ...following, next, looks, disputed };
}

type Witnessed =
  | { readonly kind: 'held'; readonly witnesses: readonly string[] }
  | { readonly kind: 'absent' | 'too-early' }
  | { readonly kind: 'disputed'; readonly disputed: Disputed };

/** Whether a block holds a transaction, by two operators where two answer. */
async function witness(
  access: OpenAccess,
  id: string,
  blockNum: number,
  options?: RequestOptions,
): Promise<Witnessed> {
  const { isIn, endpoint } = await holding(access, blockNum, id, options);
  if (!isIn) return { kind: 'absent' };
  const others = otherNodes(access, endpoint);
  if (!others) return { kind: 'held', witnesses: [endpoint] };
  try {
    const second = await holding(others, blockNum, id, options);
    if (second.isIn) return { kind: 'held', witnesses: [endpoint, second.endpoint] };
    const disputed = { blockNum, by: endpoint, against: second.endpoint };
    return { kind: 'disputed', disputed };
  } catch (error) {
    options?.signal?.throwIfAborted();
    // A "no" is that of a node without this block; where none answers there is no second opinion.
    return error instanceof RpcError
      ? { kind: 'too-early' }
      : { kind: 'held', witnesses: [endpoint] };
  }
}

/** The head that says so is one node's; another's has to be as far, where it answers. */
async function isIrreversibleElsewhere(
  access: OpenAccess,
  { witnesses: [first = ''] }: { readonly witnesses: readonly string[] },
  blockNum: number,
  options?: RequestOptions,
): Promise<boolean> {
  const others = otherNodes(access, first);
  if (!others) return true;
  try {
    return (await others.node.getInfo(options)).last_irreversible_block_num >= blockNum;
  } catch {
    return true;
  }
}

/** Whether the block of the first node that answers holds a transaction. Rejects as nodes do. */
export async function holding(
  { pool }: Pick<NodeAccess, 'pool'>,
  blockNum: number,
  id: string,
  { signal }: RequestOptions = {},
): Promise<{ readonly isIn: boolean; readonly endpoint: string }> {
  const { value, endpoint } = await pool.post(
    '/v1/chain/get_block',
    { block_num_or_id: blockNum },
    { decode: (response) => v.parse(blockResponse, response), signal },
  );
  return { isIn: value.transactions.some((one) => idOf(one) === id), endpoint };
}

/** A transaction in a block is its packed form with its id, or the id alone where it was deferred. */
function idOf(transaction: unknown): unknown {
  const { trx } = recordOf(transaction);
  return typeof trx === 'string' ? trx : recordOf(trx)['id'];
}
