import { contentOf } from '../../model/action/delivery.ts';
import { namedReceivers } from './action.ts';
import {
  areNumbered,
  compare,
  type HyperionAction,
  type HyperionDocument,
  type Receipt,
  receiptsOf,
  sequenceOf,
} from './documents.ts';

interface Delivery {
  readonly document: HyperionDocument;
  readonly receivers: readonly string[];
  readonly sequence: bigint | null;
}

interface Draft {
  readonly first: HyperionDocument;
  readonly documents: Set<HyperionDocument>;
  readonly ordinals: Set<number | null>;
  readonly receivers: Set<string>;
  readonly sequence: bigint | null;
  last: bigint | null;
}

/**
 * The actions of one transaction in the order of execution. Versions of Hyperion store them
 * differently: 3.x merges equal actions into one document, 4.0.4 makes a document of each delivery,
 * 4.0.5 merges by digest and creator. Their receipts say what ran: each one of the contract itself
 * is an action, and the notifications of an action follow it without a gap. Source:
 * eosrio/hyperion-history-api, CHANGELOG.md, 4.0.4 and 4.0.5; apply_context::exec of nodeos.
 */
export function hyperionActions(documents: readonly HyperionDocument[]): readonly HyperionAction[] {
  const drafts: Draft[] = [];
  for (const delivery of inOrder(documents.flatMap(deliveriesOf))) {
    const open = drafts.at(-1);
    if (open && !isOwn(delivery) && isDeliveryOf(delivery, open)) add(open, delivery);
    else drafts.push(draftOf(delivery));
  }
  return drafts.map(({ first, documents: all, receivers, sequence }) => {
    const { account } = first.action;
    return {
      document: first,
      documents: [...all],
      receivers: account === '' ? [...receivers] : [...new Set([account, ...receivers])],
      globalSequence: sequence === null ? null : String(sequence),
    };
  });
}

/** Without numbered receipts, the second receipt of an account belongs to a second action. */
function deliveriesOf(document: HyperionDocument): Delivery[] {
  const { entry } = document;
  const receipts = receiptsOf(entry);
  const received = new Set(receipts.map(({ receiver }) => receiver));
  const others = namedReceivers(entry).filter((name) => !received.has(name));
  const [first, ...later] = areNumbered(receipts)
    ? receipts.map(({ receiver, sequence }) => ({ receivers: [receiver], sequence }))
    : roundsOf(receipts).map((receivers, round) => ({
        receivers,
        sequence: round === 0 ? sequenceOf(entry.global_sequence) : null,
      }));
  return [
    { document, receivers: [...first!.receivers, ...others], sequence: first!.sequence },
    ...later.map((delivery) => ({ ...delivery, document })),
  ];
}

/** The receivers of each action, of receipts without numbers. At least one. */
function roundsOf(receipts: readonly Receipt[]): string[][] {
  const rounds: string[][] = [[]];
  const times = new Map<string, number>();
  for (const { receiver } of receipts) {
    const round = times.get(receiver) ?? 0;
    times.set(receiver, round + 1);
    (rounds[round] ??= []).push(receiver);
  }
  return rounds;
}

/** By their numbers; by the ordinals of their documents if any has none. */
function inOrder(deliveries: readonly Delivery[]): readonly Delivery[] {
  if (areNumbered(deliveries))
    return deliveries.toSorted((a, b) => compare(a.sequence, b.sequence));
  const orderOf = ({ document }: Delivery) => document.ordinal ?? document.index;
  return deliveries.toSorted((a, b) => orderOf(a) - orderOf(b));
}

function isOwn({ document, receivers }: Delivery): boolean {
  return receivers.length === 0 || receivers.includes(document.action.account);
}

function isDeliveryOf({ document, receivers, sequence }: Delivery, draft: Draft): boolean {
  if (receivers.some((name) => draft.receivers.has(name))) return false;
  if (draft.documents.has(document)) return true;
  if (!isSameAction(document, draft.first)) return false;
  const follows = sequence !== null && draft.last !== null && sequence === draft.last + 1n;
  return follows || document.creator === null || draft.ordinals.has(document.creator);
}

/** An action that returns a value has another digest at the accounts it notifies. */
function isSameAction(one: HyperionDocument, other: HyperionDocument): boolean {
  const { account, name } = one.action;
  if (account !== other.action.account || name !== other.action.name) return false;
  if (one.digest !== null && one.digest === other.digest) return true;
  return JSON.stringify(contentOf(one.action)) === JSON.stringify(contentOf(other.action));
}

function draftOf({ document, receivers, sequence }: Delivery): Draft {
  return {
    first: document,
    documents: new Set([document]),
    ordinals: new Set([document.ordinal]),
    receivers: new Set(receivers),
    sequence,
    last: sequence,
  };
}

function add(draft: Draft, { document, receivers, sequence }: Delivery): void {
  draft.documents.add(document);
  draft.ordinals.add(document.ordinal);
  for (const receiver of receivers) draft.receivers.add(receiver);
  draft.last = sequence;
}
