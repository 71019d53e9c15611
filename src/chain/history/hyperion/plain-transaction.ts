import type { ActionTrace } from '../../model/action/action.ts';
import { readReceipt, readSignatures } from '../../model/action/receipt.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { isFailureNotice, type TransactionView } from '../../model/transaction/transaction.ts';
import { isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import {
  hasFailed,
  type HyperionDocument,
  hyperionDocuments,
  type OrderedAction,
  completeActions,
} from './documents.ts';
import { hyperionTrees } from './trees.ts';

/**
 * From Hyperion's get_transaction, if its documents are plain, which is usual. Null for others, which
 * `hyperionTransaction` reads, and for a response without actions or with another transaction.
 */
export function plainTransaction(id: string, response: unknown): TransactionView | null {
  return transactionOf(id, response, (entries) => {
    const actions = plainActions(hyperionDocuments(entries));
    return actions && hyperionTrees(actions);
  });
}

/** The transaction, with the trees of actions that `treesOf` finds in the documents. */
export function transactionOf(
  id: string,
  response: unknown,
  treesOf: (entries: readonly unknown[]) => readonly ActionTrace[] | null,
): TransactionView | null {
  const entries = listOf(recordOf(response).actions).filter(isRecord);
  const [first] = entries;
  const named = textOf(recordOf(response).trx_id) ?? textOf(first?.trx_id);
  if (named !== null && isId(named) && isId(id) && named.toLowerCase() !== id.toLowerCase())
    return null;
  const actions = treesOf(entries);
  if (!first || !actions) return null;
  // One entry, usually the first, has the receipt and the signatures.
  const billed = entries.find((entry) => numberOf(entry.net_usage_words) !== null) ?? first;
  const signed = entries.find((entry) => listOf(entry.signatures).length > 0) ?? first;
  // The response has no status. It usually lists executed actions.
  const producer = textOf(first.producer);
  const noticed = isFailureNotice(actions[0]) ? 'soft_fail' : 'executed';
  const status = entries.some(hasFailed) ? 'hard_fail' : noticed;
  return {
    id: textOf(recordOf(response).trx_id) ?? id,
    ...readReceipt({ ...billed, status }),
    blockNum: numberOf(first.block_num) ?? 0,
    blockTime: timeOf(first.timestamp ?? first['@timestamp']),
    delaySeconds: 0,
    expiration: null,
    ...(producer !== null && { producer }),
    signatures: readSignatures(signed.signatures),
    actions,
    ...(isLimit(entries.length) && { mayBeTruncated: true }),
    raw: response,
    source: 'hyperion',
  };
}

/** Whether a text is a transaction's id; what an index calls otherwise says nothing. */
const isId = (text: string) => /^[0-9a-f]{64}$/i.test(text);

/**
 * Whether a number of documents may be the service's limit, `get_trx_actions`: 100 by default, 200 in
 * its reference, any by its operator. The service does not report that it cut the list.
 */
function isLimit(count: number): boolean {
  return count >= 50 && (count % 50 === 0 || (count & (count - 1)) === 0);
}

/**
 * Whole actions of a transaction, if each has an ordinal of its own and its sender is among them.
 * Null for all others, which `actionsWithOrdinals` reads.
 */
function plainActions(documents: readonly HyperionDocument[]): OrderedAction[] | null {
  const ordinals = new Set(documents.map(({ ordinal }) => ordinal));
  const actions = completeActions(documents);
  if (!actions || ordinals.size < documents.length || ordinals.has(null)) return null;
  const placed = actions.map((action): OrderedAction => {
    const { ordinal, creator } = action.document;
    return { ...action, ordinal: ordinal!, creator: creator ?? 0 };
  });
  return placed.every(({ creator }) => creator === 0 || ordinals.has(creator)) ? placed : null;
}
