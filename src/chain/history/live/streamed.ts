import { textOf } from '../../rpc/json.ts';
import { hyperionActions } from '../hyperion/deliveries.ts';
import {
  executedDocuments,
  type HyperionDocument,
  hyperionRow,
  receiptsOf,
} from '../hyperion/documents.ts';
import type { LiveAction } from './block.ts';

interface Transaction {
  documents: HyperionDocument[];
  /** Documents so far. */
  count: number;
  /** Actions of the remembered documents. */
  reported: ReadonlySet<string>;
}

/** Transactions remembered: the documents of one follow each other closely. */
const REMEMBERED = 200;
/** Documents remembered of one transaction: more than one action has. */
const DOCUMENTS = 100;

/**
 * Turns the documents of a stream into actions, oldest first. A notification that comes as a
 * document of its own belongs to the action before it; a document of equal actions reports each.
 */
export function streamedActions(): (document: HyperionDocument['entry']) => LiveAction[] {
  const transactions = new Map<string, Transaction>();
  return (entry) => {
    const id = textOf(entry.trx_id) ?? '';
    const transaction = transactions.get(id) ?? { documents: [], count: 0, reported: new Set() };
    transactions.set(id, transaction);
    if (transactions.size > REMEMBERED) transactions.delete(transactions.keys().next().value!);
    const index = transaction.count++;
    const added = executedDocuments([entry]).map((document) => ({ ...document, index }));
    transaction.documents = recent([...transaction.documents, ...added]);
    const actions = hyperionActions(transaction.documents).map((action) => {
      const { globalSequence, document } = action;
      return { action, key: globalSequence ?? `${id}/${document.ordinal ?? document.index}` };
    });
    const { reported } = transaction;
    transaction.reported = new Set(actions.map(({ key }) => key));
    const byKey = new Map(actions.map((one) => [one.key, one]));
    return [...byKey.values()]
      .filter(({ key }) => !reported.has(key))
      .map(({ key, action }) => ({ key, row: hyperionRow(action) }));
  };
}

/** The last documents, from one of a contract's own delivery: notifications alone look like actions. */
function recent(documents: HyperionDocument[]): HyperionDocument[] {
  if (documents.length <= DOCUMENTS) return documents;
  const latest = documents.slice(-DOCUMENTS);
  const start = latest.findIndex(({ entry, action }) =>
    receiptsOf(entry).some(({ receiver }) => receiver === action.account),
  );
  return start > 0 ? latest.slice(start) : latest;
}
