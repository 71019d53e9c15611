import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import type { ChainInfo } from '../../model/block/chain-info.ts';
import { type BlockResponse, blockResponse } from '../../rpc/responses.ts';
import { FetchError, RpcError } from '../../rpc/errors.ts';
import { recordOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { type NodeAccess, type OpenAccess, otherNodes } from '../chain/other-nodes.ts';
import { orNullIfLate } from '../chain/two-operators.ts';

/** Progress of a sent transaction. */
export interface FollowState {
  readonly id: string;
  /** Null until a block contains it. */
  readonly blockNum: number | null;
  /** The next block to check until then. */
  readonly next: number;
  /** Number of blocks that may still be checked. */
  readonly attemptsLeft: number;
  readonly isFinal: boolean;
  /** Endpoints that confirm the block. Empty until a block contains it. */
  readonly witnesses: readonly string[];
  /** One node's block contains the transaction, another node's block of that number does not. */
  readonly disputed: Disputed | null;
}

export interface Disputed {
  readonly blockNum: number;
  /** Endpoints. */
  readonly by: string;
  readonly against: string;
}

/**
 * @param reportedBlock the block number a node reported when it accepted the transaction, or null
 */
export function startFollowing(
  id: string,
  reportedBlock: number | null,
  head: number,
): FollowState {
  // A node may report any block number. One far ahead is ignored.
  const isNear = reportedBlock !== null && reportedBlock <= head + limits.blocksLookedFor;
  const next = isNear ? reportedBlock : head - limits.blocksLookedFor;
  return {
    id,
    blockNum: null,
    next: Math.max(1, next),
    attemptsLeft: limits.blocksFollowed,
    isFinal: false,
    witnesses: [],
    disputed: null,
  };
}

/**
 * Checks new blocks for a transaction, and its own block again once it is irreversible, because
 * blocks can be replaced until then. A node of another operator must confirm the block, if one
 * responds. Requests nothing that is already known.
 */
export async function advanceFollow(
  access: OpenAccess,
  following: FollowState,
  head: Pick<ChainInfo, 'headBlockNum' | 'lastIrreversibleBlockNum'>,
): Promise<FollowState> {
  const { blockNum, isFinal } = following;
  if (isFinal) return following;
  if (blockNum === null) return searchNewBlocks(access, following, head.headBlockNum);
  if (head.lastIrreversibleBlockNum < blockNum) return following;
  return checkFinality(access, following, blockNum);
}

async function checkFinality(
  access: OpenAccess,
  following: FollowState,
  blockNum: number,
): Promise<FollowState> {
  const checked = await witness(access, following.id, blockNum);
  if (checked.kind === 'held' && (await isIrreversibleElsewhere(access, checked, blockNum)))
    return { ...following, witnesses: checked.witnesses, isFinal: true };
  if (checked.kind === 'absent')
    return { ...following, blockNum: null, next: blockNum, witnesses: [] };
  return following;
}

async function searchNewBlocks(
  access: OpenAccess,
  following: FollowState,
  head: number,
): Promise<FollowState> {
  const { id } = following;
  let { next, attemptsLeft, disputed } = following;
  for (; next <= head && attemptsLeft > 0; next++, attemptsLeft--) {
    const witnessed = await witness(access, id, next);
    if (witnessed.kind === 'held')
      return {
        ...following,
        blockNum: next,
        next,
        attemptsLeft,
        witnesses: witnessed.witnesses,
        disputed: null,
      };
    // The other node may be a block behind. The same block is checked again at the next head.
    // One that stays behind does not keep later blocks from being searched.
    if (witnessed.kind === 'too-early' && (witnessed.isIn || head - next < limits.blocksLookedFor))
      return { ...following, next, attemptsLeft: attemptsLeft - 1, disputed };
    if (witnessed.kind === 'disputed') disputed = witnessed.disputed;
  }
  return { ...following, next, attemptsLeft, disputed };
}

interface Included {
  readonly kind: 'held';
  readonly witnesses: readonly [string, ...string[]];
}

type Witnessed =
  | Included
  | { readonly kind: 'absent' }
  /** The second operator lacks the block. */
  | { readonly kind: 'too-early'; readonly isIn: boolean }
  | { readonly kind: 'disputed'; readonly disputed: Disputed };

/**
 * Whether a block contains a transaction, by two operators if two respond, none of which a third one
 * contradicts. A node may invent a transaction, or hide one.
 */
export async function witness(
  access: OpenAccess,
  id: string,
  blockNum: number,
): Promise<Witnessed> {
  const { isIn, endpoint } = await holding(access, blockNum, id);
  const alone: Witnessed = isIn ? { kind: 'held', witnesses: [endpoint] } : { kind: 'absent' };
  const others = otherNodes(access, endpoint);
  if (!others) return alone;
  try {
    const second = await holding(others, blockNum, id);
    const compared = [endpoint, second.endpoint] as const;
    const other =
      second.isIn === isIn ? await thirdHolding(access, compared, blockNum, id) : second;
    if (other && other.isIn !== isIn) {
      const [by, against] = isIn ? [endpoint, other.endpoint] : [other.endpoint, endpoint];
      return { kind: 'disputed', disputed: { blockNum, by, against } };
    }
    return isIn ? { kind: 'held', witnesses: compared } : { kind: 'absent' };
  } catch (error) {
    // The other node refuses if it lacks the block. If it does not respond, there is no second
    // witness.
    if (error instanceof RpcError) return { kind: 'too-early', isIn };
    if (error instanceof FetchError) return alone;
    throw error;
  }
}

/**
 * Two may lie together. A third operator that is silent, or lacks the block, does not hold up two that
 * agree.
 */
async function thirdHolding(
  access: OpenAccess,
  compared: readonly string[],
  blockNum: number,
  id: string,
): Promise<Holding | null> {
  const others = otherNodes(access, ...compared);
  const third = others && (await orNullIfLate(holding(others, blockNum, id)));
  return third?.value ?? null;
}

/**
 * The first node reported the irreversible block. Another node must confirm it, if one responds.
 */
async function isIrreversibleElsewhere(
  access: OpenAccess,
  { witnesses: [first] }: Included,
  blockNum: number,
): Promise<boolean> {
  const info = await otherNodes(access, first)
    ?.node.getInfo()
    .catch(() => null);
  return !info || info.last_irreversible_block_num >= blockNum;
}

interface Holding {
  readonly isIn: boolean;
  readonly endpoint: string;
}

/**
 * Whether the block of the first node that responds contains a transaction. Rejects with the errors
 * of node calls.
 */
export async function holding(
  { pool }: Pick<NodeAccess, 'pool'>,
  blockNum: number,
  id: string,
  { signal }: RequestOptions = {},
): Promise<Holding> {
  const { value, endpoint } = await pool.post(
    '/v1/chain/get_block',
    { block_num_or_id: blockNum },
    {
      decode: (response) => v.parse(blockResponse, response),
      signal,
      maxBytes: limits.largeResponseBytes,
    },
  );
  return { isIn: isListed(value, id), endpoint };
}

/** Whether a block has a transaction. */
export function isListed({ transactions }: Pick<BlockResponse, 'transactions'>, id: string) {
  return transactions.some((one) => idOf(one) === id);
}

/** Blocks list a transaction in packed form with its id, or a deferred one as its id. */
function idOf(transaction: unknown): unknown {
  const { trx } = recordOf(transaction);
  return typeof trx === 'string' ? trx : recordOf(trx)['id'];
}
