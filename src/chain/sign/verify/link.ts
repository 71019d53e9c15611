import type { BlockResponse } from '../../rpc/responses.ts';
import { textOf } from '../../rpc/json.ts';
import type { Check, CheckName } from '../../model/transaction/checks.ts';
import type { BlockEvidence } from '../../model/transaction/evidence.ts';
import { blockIdOf, headerDigest } from './header.ts';

/** The check of a reported value against a computed one. */
export function compared(name: CheckName, reported: string, found: string): Check {
  return reported.toLowerCase() === found.toLowerCase()
    ? { name, outcome: 'ok' }
    : { name, outcome: 'bad', reported, found };
}

/** The id of a block from its header; null if the reported header is incomplete. */
export function ownId(block: BlockResponse): string | null {
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
      outcome: 'bad',
      reason: 'number',
      reported: String(block.block_num),
      found: String(number),
    };
  const found = ownId(block);
  return found === null
    ? { name: 'blockId', outcome: 'open', reason: 'headerParts' }
    : compared('blockId', block.id, found);
}

export function checkPrevious({ block, previous }: BlockEvidence): Check {
  if (block.block_num <= 1) return { name: 'previous', outcome: 'open', reason: 'firstBlock' };
  if (!previous) return { name: 'previous', outcome: 'open', reason: 'blockUnread' };
  return compared('previous', block.previous, ownId(previous) ?? previous.id);
}

/** The next block contains this block's id, so a change here would change all later blocks. */
export function checkNext({ block, next, isHead }: BlockEvidence): Check {
  if (!next) return { name: 'next', outcome: 'open', reason: isHead ? 'noNextYet' : 'blockUnread' };
  return compared('next', textOf(next.previous) ?? '', ownId(block) ?? block.id);
}
