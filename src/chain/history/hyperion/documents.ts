import type { ActionRow, ActionView } from '../../model/action/action.ts';
import { readDigest } from '../../model/action/read-action.ts';
import { timeOf } from '../../model/shared/lenient.ts';
import { integerTextOf, isRecord, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { hyperionAction, namedReceivers } from './action.ts';

/** A document of Hyperion's index: one action, several equal ones, or a part of one. */
export interface HyperionDocument {
  readonly entry: Readonly<Record<string, unknown>>;
  /** Its place in the response. */
  readonly index: number;
  readonly action: ActionView;
  readonly ordinal: number | null;
  readonly creator: number | null;
  readonly digest: string | null;
}

/** An action that ran once, with all its deliveries. */
export interface HyperionAction {
  /** The document of the contract's own delivery. */
  readonly document: HyperionDocument;
  /** All that its deliveries are in. */
  readonly documents: readonly HyperionDocument[];
  /** The contract first. */
  readonly receivers: readonly string[];
  /** Decimal text: that of the contract's own delivery. */
  readonly globalSequence: string | null;
}

/** An action with its place in its transaction. */
export interface OrderedAction extends HyperionAction {
  readonly ordinal: number;
  /** The ordinal of the action that sent it; 0 for a signed action. */
  readonly creator: number;
}

/**
 * The documents of a response, each once: pages overlap, and an index may hold one twice. An index
 * may also keep those of a transaction in a block that a fork left: the higher block has it.
 */
export function hyperionDocuments(entries: unknown): HyperionDocument[] {
  const seen = new Set<string>();
  const records = listOf(entries).map(recordOf);
  const blocks = new Map<string, number>();
  for (const { trx_id: id, block_num: block } of records)
    if (typeof id === 'string') blocks.set(id, Math.max(blocks.get(id) ?? 0, numberOf(block) ?? 0));
  return records.flatMap((entry, index) => {
    const block = numberOf(entry.block_num);
    if (block !== null && block < (blocks.get(String(entry.trx_id)) ?? 0)) return [];
    const key = keyOf(entry);
    if (key !== null && seen.has(key)) return [];
    if (key !== null) seen.add(key);
    return {
      entry,
      index,
      action: hyperionAction(entry),
      ordinal: ordinalOf(entry.action_ordinal),
      creator: ordinalOf(entry.creator_action_ordinal),
      digest: readDigest(entry.act_digest).digest ?? null,
    };
  });
}

/** Identifies a document: numbers of deliveries are given once. Null without one. */
function keyOf(entry: Readonly<Record<string, unknown>>): string | null {
  const receipts = receiptsOf(entry);
  const own = sequenceOf(entry.global_sequence);
  if (own === null && !areNumbered(receipts)) return null;
  const numbers = receipts.map(({ receiver, sequence }) => `${receiver} ${String(sequence)}`);
  return [textOf(entry.trx_id), String(own), String(entry.action_ordinal), ...numbers].join('/');
}

/** Nodes write ordinals in 32 bits. */
function ordinalOf(value: unknown): number | null {
  const number = numberOf(value);
  return number !== null && number >= 0 && number <= 0xffff_ffff ? Math.trunc(number) : null;
}

/**
 * The actions, if each document holds one with all its deliveries, which is usual. Null for all
 * others, which `hyperionActions` reads.
 */
export function completeActions(documents: readonly HyperionDocument[]): HyperionAction[] | null {
  const actions = documents.map(completeAction);
  return actions.every((action) => action !== null) ? actions : null;
}

function completeAction(document: HyperionDocument): HyperionAction | null {
  const { entry, action } = document;
  const receipts = receiptsOf(entry);
  const received = receipts.map(({ receiver }) => receiver);
  const receivers = new Set([...received, ...namedReceivers(entry)]);
  const isNumbered = areNumbered(receipts);
  const isComplete =
    new Set(received).size === received.length &&
    (receipts.length === 0
      ? receivers.size === 0
      : received.indexOf(action.account) === 0 ||
        (!isNumbered && received.includes(action.account)));
  if (!isComplete) return null;
  const sequence = isNumbered ? receipts[0]!.sequence : sequenceOf(entry.global_sequence);
  return {
    document,
    documents: [document],
    receivers:
      action.account === '' ? [...receivers] : [...new Set([action.account, ...receivers])],
    globalSequence: sequence === null ? null : String(sequence),
  };
}

/** The documents of what ran: some indexes also hold what failed, and that moved nothing. */
export function executedDocuments(entries: unknown): HyperionDocument[] {
  return hyperionDocuments(entries).filter(({ entry }) => !hasFailed(entry));
}

export function hasFailed({ except }: HyperionDocument['entry']): boolean {
  return isRecord(except) || textOf(except) !== null;
}

export function hyperionRow({ document, receivers, globalSequence }: HyperionAction): ActionRow {
  const { entry, action, digest } = document;
  return {
    ...action,
    transactionId: textOf(entry.trx_id) ?? '',
    blockNum: numberOf(entry.block_num) ?? 0,
    blockTime: timeOf(entry.timestamp ?? entry['@timestamp']),
    globalSequence,
    receivers,
    ...(digest !== null && { digest }),
  };
}

export interface Receipt {
  readonly receiver: string;
  readonly sequence: bigint | null;
}

/** In the order of execution, if all have numbers. */
export function receiptsOf(entry: HyperionDocument['entry']): readonly Receipt[] {
  const receipts: readonly Receipt[] = listOf(entry.receipts).flatMap((value) => {
    const { receiver, global_sequence: sequence } = recordOf(value);
    const name = textOf(receiver);
    return name === null ? [] : { receiver: name, sequence: sequenceOf(sequence) };
  });
  return areNumbered(receipts)
    ? receipts.toSorted((a, b) => compare(a.sequence, b.sequence))
    : receipts;
}

export function areNumbered<T extends Pick<Receipt, 'sequence'>>(
  receipts: readonly T[],
): receipts is readonly (T & { readonly sequence: bigint })[] {
  return receipts.length > 0 && receipts.every(({ sequence }) => sequence !== null);
}

export function sequenceOf(value: unknown): bigint | null {
  const digits = integerTextOf(value);
  return digits === null ? null : BigInt(digits);
}

export function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
