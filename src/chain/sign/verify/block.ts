import { readSigned } from '../../model/action/receipt.ts';
import {
  type ActionReceipt,
  type BlockEvidence,
  type Check,
  savannaSchedule,
  type Verification,
} from '../../model/transaction/verification.ts';
import { textOf } from '../../rpc/json.ts';
import { openPacked } from '../transaction/packed.ts';
import { compareActions, readAbis } from './actions.ts';
import { actionReceiptDigest } from './digest.ts';
import { checkBlockId, checkNext, checkPrevious } from './link.ts';
import { canonicalRoot, plainRoot } from './merkle.ts';
import { checkProducer } from './producer.ts';
import { type BlockEntry, readEntry, receiptDigest } from './receipt.ts';

/** Recomputes what a block response claims. */
export function verifyBlock(evidence: BlockEvidence): Verification {
  const entries = entriesOf(evidence);
  return {
    checks: [
      checkBlockId(evidence),
      checkTransactionRoot(evidence, entries),
      ...(entries.length === 0 ? [] : [checkIds(entries), checkContents(evidence, entries)]),
      checkPrevious(evidence),
      checkNext(evidence),
      checkProducer(evidence),
      checkActionRoot(evidence),
    ],
    signers: [],
  };
}

export function entriesOf({ block }: BlockEvidence): BlockEntry[] {
  return block.transactions.map(readEntry);
}

/**
 * The Merkle root over all receipts, by whichever of the two algorithms gives the reported value.
 */
export function checkTransactionRoot(
  { block }: BlockEvidence,
  entries: readonly BlockEntry[],
): Check {
  const name = 'transactionRoot';
  try {
    const reported = (textOf(block.transaction_mroot) ?? '').toLowerCase();
    const leaves = entries.map(receiptDigest);
    const found = canonicalRoot(leaves);
    return found === reported || plainRoot(leaves) === reported
      ? { name, outcome: 'ok', count: entries.length }
      : { name, outcome: 'bad', reported, found };
  } catch {
    return { name, outcome: 'bad', reason: 'notUnpacked' };
  }
}

function checkIds(entries: readonly BlockEntry[]): Check {
  const name = 'transactionIds';
  const sent = entries.filter(({ packed }) => packed !== null);
  if (sent.length === 0) return { name, outcome: 'open', reason: 'scheduled' };
  for (const { id, packed } of sent) {
    const found = packed && idOf(packed);
    if (found === null) return { name, outcome: 'bad', reason: 'notUnpacked', reported: id };
    if (found !== id) return { name, outcome: 'bad', reported: id, found };
  }
  return { name, outcome: 'ok', count: sent.length };
}

function checkContents({ abis }: BlockEvidence, entries: readonly BlockEntry[]): Check {
  const decoders = readAbis(abis);
  let open: Check | null = null;
  let count = 0;
  for (const { packed, json } of entries) {
    if (packed === null) continue;
    try {
      const { transaction } = openPacked(packed);
      const sent = [...transaction.context_free_actions, ...transaction.actions];
      const check = {
        name: 'actions',
        ...compareActions(readSigned(json).actions, sent, decoders),
      };
      if (check.outcome === 'bad') return check as Check;
      if (check.outcome === 'open') open ??= check as Check;
      count += sent.length;
    } catch {
      return { name: 'actions', outcome: 'bad', reason: 'notUnpacked' };
    }
  }
  return open ?? { name: 'actions', outcome: 'ok', count };
}

function idOf(packed: NonNullable<BlockEntry['packed']>): string | null {
  try {
    return openPacked(packed).id;
  } catch {
    return null;
  }
}

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
