import { atom, onMount } from 'nanostores';
import type { BlockSearch } from '../../chain/client/signing/block-search.ts';
import type { SignedBytes } from '../../chain/client/signing/broadcast.ts';
import { signingNow } from '../../chain/core/clock.ts';
import * as limits from '../../chain/core/limits.ts';
import * as v from '../../chain/core/schema.ts';
import { operatorOf } from '../../chain/rpc/operator.ts';
import { readStored, validItems, writeStored } from '../stored-json.ts';
import { pendingEntry } from './pending-entry.ts';

/** A signed transaction that was sent. */
export interface PendingBytes extends SignedBytes {
  /** Equal for transactions that would repeat it: see `intentKey`. */
  readonly intentKey: string;
  /** Milliseconds UTC. Chains refuse it from then on. */
  readonly expires: number;
  readonly delaySeconds: number;
  /** The endpoint it was last sent to; null if none responded. */
  readonly sentTo: string | null;
  /** A service got it with a request of its own. To a node, its bytes are never sent. */
  readonly isDelivered?: boolean | undefined;
  /** The block that has it. Absent if none is known. */
  readonly blockNum?: number | undefined;
  /** Its user was informed of the block. It stays, so that other tabs know of it. */
  readonly isReported?: boolean | undefined;
  /** How far its blocks were searched, one for each operator. */
  readonly searches?: readonly BlockSearch[] | undefined;
}

const searchForm = v.object({
  node: v.string(),
  next: v.number(),
  found: v.nullable(v.number()),
  isOver: v.boolean(),
});

const fields = {
  id: v.string(),
  packed: v.string(),
  signatures: v.array(v.string()),
  expires: v.number(),
  delaySeconds: v.number(),
  sentTo: v.nullable(v.string()),
  isDelivered: v.optional(v.boolean()),
  blockNum: v.optional(v.number()),
  isReported: v.optional(v.boolean()),
  // A malformed one is discarded.
  searches: v.optional(v.fallback(v.array(searchForm), [])),
};

/** Earlier releases stored the intent key as `deed`. */
const earlierForm = v.pipe(
  v.object({ ...fields, deed: v.string() }),
  v.transform(({ deed, ...pending }) => ({ ...pending, intentKey: deed })),
);

const pendingForm: v.GenericSchema<unknown, PendingBytes> = v.union([
  v.object({ ...fields, intentKey: v.string() }),
  earlierForm,
]);

const storedForm = v.pipe(
  v.array(v.unknown()),
  v.transform((all) => all.slice(-limits.pendingTransactions)),
  validItems(pendingForm),
);

/**
 * Those that may still be executed come last, the newest at the end. Stored for every tab of this
 * browser until an hour after they expire, so that no tab signs a duplicate. Who reads the
 * store could send these bytes, which is what their user wanted.
 */
export const $pendingBytes = atom<readonly PendingBytes[]>(storedBytes());

onMount($pendingBytes, () => {
  if (typeof addEventListener === 'undefined') return undefined;
  const onStorage = ({ key }: StorageEvent) => {
    if (key === pendingEntry() || key === null) $pendingBytes.set(withUnstored(storedBytes()));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

/** Adds or updates a transaction, before and after it is sent. */
export function savePending(pending: PendingBytes): void {
  const all = [...remembered().filter(({ id }) => id !== pending.id), pending];
  // Transactions that can no longer be executed are removed first.
  const over = all.filter((one) => !isOpen(one));
  store([...over, ...all.filter(isOpen)].slice(-limits.pendingTransactions));
}

/** Removes a transaction that was refused, or that no block has. */
export function settlePending(id: string): void {
  const all = remembered();
  if (all.some((one) => one.id === id)) store(all.filter((one) => one.id !== id));
}

/**
 * A block has a transaction.
 * @param isReported whether its user was informed
 */
export function saveExecuted(id: string, blockNum: number, isReported = false): void {
  const all = remembered();
  const isNews = ({ blockNum: known, isReported: before }: PendingBytes) =>
    known === undefined || (isReported && before !== true);
  if (all.some((one) => one.id === id && isNews(one)))
    store(all.map((one) => (one.id === id ? { ...one, blockNum, isReported } : one)));
}

/** Those of which no block is known. */
export function unresolved(): readonly PendingBytes[] {
  return remembered().filter(({ blockNum }) => blockNum === undefined);
}

/** Keeps how far the blocks of an operator were searched. */
export function saveSearch(id: string, search: BlockSearch): void {
  const all = remembered();
  const isSame = ({ node }: BlockSearch) => operatorOf(node) === operatorOf(search.node);
  const added = ({ searches = [] }: PendingBytes) => [
    ...searches.filter((one) => !isSame(one)),
    search,
  ];
  if (all.some((one) => one.id === id))
    store(all.map((one) => (one.id === id ? { ...one, searches: added(one) } : one)));
}

/** All with this effect of which their user does not know that a block has them, of any tab. */
export function signedFor(intent: string): readonly PendingBytes[] {
  return remembered().filter((one) => one.intentKey === intent && one.isReported !== true);
}

/** The ids of all with this effect, of any tab. One that is new was signed since. */
export function idsFor(intent: string): readonly string[] {
  return remembered().flatMap(({ id, intentKey }) => (intentKey === intent ? [id] : []));
}

/**
 * The latest with this effect that cannot be sent again: it expired, or a service has it. Null once it
 * is known whether a block has it.
 */
export function unresolvedFor(intent: string): PendingBytes | null {
  return unresolved().findLast((one) => one.intentKey === intent && !isSendable(one)) ?? null;
}

/** The user was informed of those with this effect that a block has. */
export function forgetExecuted(intent: string): void {
  for (const { id, blockNum } of signedFor(intent)) if (blockNum !== undefined) settlePending(id);
}

export function pendingById(id: string): PendingBytes | null {
  return living().find((one) => one.id === id) ?? null;
}

/** A pending transaction with the same effect, of any tab; null for none. */
export function pendingDuplicate(intent: string): PendingBytes | null {
  return living().findLast((one) => one.intentKey === intent) ?? null;
}

/** Whether storage has all of them. Otherwise this page alone does. */
let isStored = true;

/** With those that this page could not store: what another tab stores does not end them. */
function withUnstored(stored: readonly PendingBytes[]): readonly PendingBytes[] {
  const ids = new Set(stored.map(({ id }) => id));
  return isStored ? stored : [...stored, ...$pendingBytes.get().filter(({ id }) => !ids.has(id))];
}

function living(): readonly PendingBytes[] {
  return remembered().filter(isSendable);
}

const isSendable = (one: PendingBytes) => isOpen(one) && one.isDelivered !== true;

/** Whether it may still be executed, with a margin for clock differences. */
function isOpen({ expires, blockNum }: PendingBytes): boolean {
  return blockNum === undefined && expires > signingNow() - limits.clockToleranceMs;
}

/** Another tab may have added some. */
function remembered(): readonly PendingBytes[] {
  const past = signingNow() - limits.expiredRetentionMs;
  const all = isStored ? storedBytes() : $pendingBytes.get();
  return all.filter(({ expires }) => expires > past);
}

function store(next: readonly PendingBytes[]): void {
  isStored = writeStored('localStorage', pendingEntry(), next);
  $pendingBytes.set(next);
}

function storedBytes(): readonly PendingBytes[] {
  return readStored('localStorage', pendingEntry(), storedForm) ?? [];
}
