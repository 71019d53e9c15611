import type { BlockResponse } from '../../rpc/responses.ts';
import { textOf } from '../../rpc/json.ts';
import type { Check, CheckName } from '../../model/transaction/checks.ts';
import type { BlockEvidence } from '../../model/transaction/evidence.ts';
import { blockIdOf, headerDigest } from './header.ts';

/** The check of a reported value against a computed one. */
export function compared(name: CheckName, reported: string, computed: string): Check {
  return reported.toLowerCase() === computed.toLowerCase()
    ? { name, outcome: 'match' }
    : { name, outcome: 'mismatch', reported, computed };
}

/** The id of a block from its header; null if the reported header is incomplete. */
export function computedBlockId(block: BlockResponse): string | null {
  try {
    return blockIdOf(headerDigest(block), block.block_num);
  } catch {
    return null;
  }
}

export function checkBlockId({ block }: BlockEvidence): Check {
  const number = parseInt(block.id.slice(0, 8), 16);
  if (number !== block.block_num)
    return {
      name: 'blockId',
      outcome: 'mismatch',
      reason: 'number',
      reported: String(block.block_num),
      computed: String(number),
    };
  const computed = computedBlockId(block);
  return computed === null
    ? { name: 'blockId', outcome: 'unchecked', reason: 'headerParts' }
    : compared('blockId', block.id, computed);
}

export function checkPrevious({ block, previous }: BlockEvidence): Check {
  if (block.block_num <= 1) return { name: 'previous', outcome: 'unchecked', reason: 'firstBlock' };
  if (!previous) return { name: 'previous', outcome: 'unchecked', reason: 'blockUnread' };
  return compared('previous', block.previous, computedBlockId(previous) ?? previous.id);
}

/** The next block contains this block's id, so a change here would change all later blocks. */
export function checkNext({ block, next, isHead }: BlockEvidence): Check {
  if (!next)
    return { name: 'next', outcome: 'unchecked', reason: isHead ? 'noNextYet' : 'blockUnread' };
  return compared('next', textOf(next.previous) ?? '', computedBlockId(block) ?? block.id);
}
