import { textOf } from '../../rpc/json.ts';
import { hyperionActions } from '../hyperion/deliveries.ts';
import { hyperionDocuments } from '../hyperion/documents.ts';
import { hyperionRow } from '../hyperion/rows.ts';
import type { LiveAction } from './block.ts';

type Document = Readonly<Record<string, unknown>>;

interface Transaction {
  readonly documents: Document[];
  readonly reported: Set<string>;
}

/** Transactions remembered: the documents of one follow each other closely. */
const REMEMBERED = 200;
/** Documents remembered of one transaction. */
const DOCUMENTS = 50;

/**
 * Turns the documents of a stream into actions, oldest first. A notification that comes as a
 * document of its own belongs to the action before it; a document of equal actions reports each.
 */
export function streamedActions(): (document: Document) => LiveAction[] {
  const transactions = new Map<string, Transaction>();
  return (document) => {
    const id = textOf(document.trx_id) ?? '';
    const transaction = transactions.get(id) ?? { documents: [], reported: new Set() };
    transactions.set(id, transaction);
    if (transactions.size > REMEMBERED) transactions.delete(transactions.keys().next().value!);
    const { documents, reported } = transaction;
    documents.push(document);
    if (documents.length > DOCUMENTS) documents.shift();
    return hyperionActions(hyperionDocuments(documents)).flatMap((action) => {
      const { ordinal, place } = action.document;
      const key = action.globalSequence ?? `${id}/${ordinal ?? place}`;
      if (reported.has(key)) return [];
      reported.add(key);
      return { key, row: hyperionRow(action) };
    });
  };
}
