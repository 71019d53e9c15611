import { inSlices } from '../../core/slices.ts';
import { readSigned } from '../../model/action/receipt.ts';
import { savannaSchedule } from '../../model/block/block-view.ts';
import type { Check, Verification } from '../../model/transaction/checks.ts';
import type { ActionReceipt, BlockEvidence } from '../../model/transaction/evidence.ts';
import { textOf } from '../../rpc/json.ts';
import { openPacked, type UnpackedTransaction } from '../transaction/packed.ts';
import { type Abis, compareActions, readAbis } from './actions.ts';
import { actionReceiptDigest } from './digest.ts';
import { checkCertificate } from './certificate.ts';
import { checkBlockId, checkNext, checkPrevious } from './link.ts';
import { canonicalRoot, plainRoot } from './merkle.ts';
import { checkProducer } from './producer.ts';
import { type BlockEntry, readEntry, receiptDigest } from './receipt.ts';

/** Recomputes what a block response claims, in slices: a full block takes half a second. */
export async function verifyBlock(evidence: BlockEvidence): Promise<Verification> {
  const entries = entriesOf(evidence);
  return {
    checks: [
      checkBlockId(evidence),
      await checkTransactionRoot(evidence, entries),
      ...(await checkEntries(evidence, entries)),
      checkPrevious(evidence),
      checkNext(evidence),
      checkProducer(evidence),
      ...checkCertificate(evidence),
      await checkActionRoot(evidence),
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
export async function checkTransactionRoot(
  { block }: BlockEvidence,
  entries: readonly BlockEntry[],
): Promise<Check> {
  const name = 'transactionRoot';
  try {
    const reported = (textOf(block.transaction_mroot) ?? '').toLowerCase();
    const leaves = await inSlices(entries, receiptDigest);
    const computed = await canonicalRoot(leaves);
    return computed === reported || (await plainRoot(leaves)) === reported
      ? { name, outcome: 'match', count: entries.length }
      : { name, outcome: 'mismatch', reported, computed };
  } catch {
    return { name, outcome: 'mismatch', reason: 'notUnpacked' };
  }
}

/** A transaction that was sent, and its bytes as read; null if they cannot be. */
interface SentEntry extends BlockEntry {
  readonly opened: UnpackedTransaction | null;
}

async function checkEntries(
  evidence: BlockEvidence,
  entries: readonly BlockEntry[],
): Promise<Check[]> {
  if (entries.length === 0) return [];
  const sent = (await inSlices(entries, sentEntry)).filter((entry) => entry !== null);
  return [checkIds(sent), await checkContents(evidence, sent)];
}

/** Null for a scheduled transaction: blocks have only its id. */
function sentEntry(entry: BlockEntry): SentEntry | null {
  if (entry.packed === null) return null;
  try {
    return { ...entry, opened: openPacked(entry.packed) };
  } catch {
    return { ...entry, opened: null };
  }
}

function checkIds(sent: readonly SentEntry[]): Check {
  const name = 'transactionIds';
  if (sent.length === 0) return { name, outcome: 'unchecked', reason: 'scheduled' };
  for (const { id, opened } of sent) {
    if (!opened) return { name, outcome: 'mismatch', reason: 'notUnpacked', reported: id };
    if (opened.id !== id) return { name, outcome: 'mismatch', reported: id, computed: opened.id };
  }
  return { name, outcome: 'match', count: sent.length };
}

async function checkContents({ abis }: BlockEvidence, sent: readonly SentEntry[]): Promise<Check> {
  const name = 'actions';
  const decoders = readAbis(abis);
  const checks = await inSlices(sent, (entry) => checkActions(entry, decoders));
  const actions = checks.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    checks.find(({ outcome }) => outcome === 'mismatch') ??
    checks.find(({ outcome }) => outcome === 'unchecked') ?? {
      name,
      outcome: 'match',
      count: actions,
    }
  );
}

function checkActions({ opened, json }: SentEntry, decoders: Abis): Check {
  const name = 'actions';
  if (!opened) return { name, outcome: 'mismatch', reason: 'notUnpacked' };
  const { context_free_actions, actions } = opened.transaction;
  const sent = [...context_free_actions, ...actions];
  try {
    return { name, ...compareActions(readSigned(json).actions, sent, decoders) };
  } catch {
    return { name, outcome: 'mismatch', reason: 'notUnpacked' };
  }
}

/**
 * Checks the Merkle tree over the receipts of all actions of a block, in order of their global
 * sequence. It needs every receipt, including that of `onblock`, which runs before the transactions
 * and which few services have. On Savanna the header has the finality tree's root instead.
 */
export async function checkActionRoot({ block, receipts }: BlockEvidence): Promise<Check> {
  const name = 'actionRoot';
  if (block.schedule_version === savannaSchedule)
    return { name, outcome: 'unchecked', reason: 'finalityRoot' };
  if (receipts === null) return { name, outcome: 'unchecked', reason: 'receiptsUnread' };
  const reported = textOf(block.action_mroot)?.toLowerCase();
  const computed = await rootOf(receipts);
  return computed === reported
    ? { name, outcome: 'match', count: receipts.length }
    : { name, outcome: 'unchecked', reason: 'onblockUnread' };
}

async function rootOf(receipts: readonly ActionReceipt[]): Promise<string | null> {
  const inOrder = receipts.toSorted((a, b) =>
    BigInt(a.globalSequence) < BigInt(b.globalSequence) ? -1 : 1,
  );
  try {
    return await canonicalRoot(await inSlices(inOrder, actionReceiptDigest));
  } catch {
    return null;
  }
}
