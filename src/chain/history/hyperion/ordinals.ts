import { hyperionActions } from './deliveries.ts';
import type { HyperionAction, HyperionDocument, OrderedAction } from './documents.ts';

/** The actions of any documents of one transaction, in the order of execution. */
export function actionsWithOrdinals(documents: readonly HyperionDocument[]): OrderedAction[] {
  const actions = hyperionActions(documents);
  const places = assignOrdinals(actions);
  return actions.map((action, index) => ({ ...action, ...places[index]! }));
}

type TraceOrdinals = Pick<OrderedAction, 'ordinal' | 'creator'>;

/**
 * Places of a transaction's actions, in the order of execution. Notifications have ordinals too, and
 * so have equal actions, but a document names only its first. An inline action that a notified
 * contract sent names a hidden ordinal as its creator. Each action took the ordinals of what it
 * caused when it ran, so the hidden ones are assigned in the order of execution: those of signed
 * actions first, then for each action those of its notifications and of what it sent.
 */
function assignOrdinals(actions: readonly HyperionAction[]): readonly TraceOrdinals[] {
  const repeats = repeatsOf(actions);
  const ordinals: (number | undefined)[] = actions.map(({ document }, index) =>
    repeats.indexes.has(index) ? undefined : (document.ordinal ?? document.index + 1),
  );
  const holders = namedOrdinals(actions, ordinals);
  const parents = new Map<number, number>();
  let next = 1;
  const take = (holder: number, above: number): number => {
    next = Math.max(next, above + 1);
    while (holders.has(next)) next++;
    holders.set(next, holder);
    return next;
  };
  for (const index of repeats.signed) ordinals[index] = take(index, 0);
  let signed = 0;
  for (const [index, action] of actions.entries()) {
    if (isSigned(action.document)) signed = index;
    // Sent by the latest signed action, in a way that the documents do not show.
    if (ordinals[index] === undefined) parents.set(index, signed);
    const own = (ordinals[index] ??= take(index, ordinals[signed] ?? 0));
    const ownOrdinals = action.documents.flatMap(({ ordinal }) => ordinal ?? []);
    const hidden = action.receivers.length - Math.max(1, action.documents.length);
    for (let left = hidden; left > 0; left--) ownOrdinals.push(take(index, own));
    for (const child of repeats.sentBy(index, ownOrdinals)) {
      ordinals[child] = take(child, own);
      parents.set(child, index);
    }
  }
  return actions.map(({ document }, index) => {
    const creator = document.creator ?? 0;
    const parent = parents.get(index) ?? holders.get(creator);
    return {
      ordinal: ordinals[index]!,
      creator: parent === undefined ? creator : ordinals[parent]!,
    };
  });
}

interface Repeats {
  readonly indexes: ReadonlySet<number>;
  /** Those of signed actions. */
  readonly signed: readonly number[];
  /** Those that the action of an index sent, which holds these ordinals. Each is returned once. */
  sentBy(index: number, ownOrdinals: readonly number[]): readonly number[];
}

/** The actions that are not the first of their document. */
function repeatsOf(actions: readonly HyperionAction[]): Repeats {
  const indexes = new Set<number>();
  const waiting = new Map<HyperionDocument, number[]>();
  const seen = new Set<HyperionDocument>();
  for (const [index, { document }] of actions.entries()) {
    if (!seen.has(document)) seen.add(document);
    else {
      indexes.add(index);
      const queue = waiting.get(document);
      if (queue) queue.push(index);
      else waiting.set(document, [index]);
    }
  }
  const all = [...waiting.keys()];
  const signed = all.filter(isSigned).flatMap((document) => waiting.get(document) ?? []);
  const byCreator = Map.groupBy(
    all.filter((document) => !isSigned(document)),
    ({ creator }) => creator,
  );
  const bySender = new Map<HyperionDocument, HyperionDocument[]>();
  const ends = endsOf(actions);
  return {
    indexes,
    signed,
    sentBy(index, ownOrdinals) {
      const { document } = actions[index]!;
      const named = ownOrdinals.flatMap((ordinal) => byCreator.get(ordinal) ?? []);
      const sent = [...new Set([...named, ...(bySender.get(document) ?? [])])];
      const children = sent.flatMap((one) => {
        const queue = waiting.get(one) ?? [];
        const last = queue.findIndex((child) => child >= ends[index]!);
        return queue.splice(0, last < 0 ? queue.length : last);
      });
      bySender.set(
        document,
        sent.filter((one) => waiting.get(one)?.length !== 0),
      );
      return children;
    },
  };
}

function isSigned({ creator }: HyperionDocument): boolean {
  return (creator ?? 0) === 0;
}

/**
 * For each action, the index of the next signed action or of the next one of the same document:
 * its inline actions ran before.
 */
function endsOf(actions: readonly HyperionAction[]): number[] {
  const ends: number[] = [];
  const nextOf = new Map<HyperionDocument, number>();
  let nextSigned = actions.length;
  for (let index = actions.length - 1; index >= 0; index--) {
    const { document } = actions[index]!;
    ends[index] = Math.min(nextSigned, nextOf.get(document) ?? actions.length);
    nextOf.set(document, index);
    if (isSigned(document)) nextSigned = index;
  }
  return ends;
}

/** Ordinals that the documents name, with the action that holds each. */
function namedOrdinals(
  actions: readonly HyperionAction[],
  ordinals: readonly (number | undefined)[],
): Map<number, number> {
  const holders = new Map<number, number>();
  const hold = (ordinal: number | null | undefined, index: number) => {
    if (typeof ordinal === 'number' && !holders.has(ordinal)) holders.set(ordinal, index);
  };
  for (const [index, ordinal] of ordinals.entries()) hold(ordinal, index);
  for (const [index, { documents }] of actions.entries())
    for (const { ordinal } of documents) hold(ordinal, index);
  return holders;
}
