import { textOf } from '../../rpc/json.ts';
import {
  savannaSchedule,
  type ActionReceipt,
  type BlockEvidence,
  type Check,
} from '../../model/transaction/verification.ts';
import { actionReceiptDigest } from './digest.ts';
import { canonicalRoot } from './merkle.ts';

/**
 * Checks the Merkle tree over the receipts of all actions of a block, in order of their global
 * sequence. It needs every receipt, including that of `onblock`, which runs before the transactions
 * and which few services have. On Savanna the header has the finality tree's root instead.
 */
export function checkActionRoot({ block, receipts }: BlockEvidence): Check {
  const name = 'actionRoot';
  if (block.schedule_version === savannaSchedule)
    return { name, outcome: 'open', reason: 'finalityRoot' };
  if (receipts === null) return { name, outcome: 'open', reason: 'receiptsUnread' };
  const reported = textOf(block.action_mroot)?.toLowerCase();
  const found = rootOf(receipts);
  return found === reported
    ? { name, outcome: 'ok', count: receipts.length }
    : { name, outcome: 'open', reason: 'onblockUnread' };
}

function rootOf(receipts: readonly ActionReceipt[]): string | null {
  const inOrder = receipts.toSorted((a, b) =>
    BigInt(a.globalSequence) < BigInt(b.globalSequence) ? -1 : 1,
  );
  try {
    return canonicalRoot(inOrder.map(actionReceiptDigest));
  } catch {
    return null;
  }
}
