import type { HistoryActionsResponse } from '../../rpc/history-responses.ts';
import { integerTextOf } from '../../rpc/json.ts';

type Entry = HistoryActionsResponse['actions'][number];

/** A place in a history whose deliveries have no numbers. */
export interface Offset {
  /** Deliveries before it, the newest first. */
  readonly shown: number;
  /** The global sequence of the delivery that is next. */
  readonly next: bigint;
}

/**
 * Whether a node leaves out the numbers of deliveries, as Roborovski does: all are 0. Source:
 * `ActionResult.account_action_seq` of greymass/roborovski, which Greymass runs for all its chains.
 */
export function isUnnumbered(entries: readonly Pick<Entry, 'account_action_seq'>[]): boolean {
  return entries.length > 1 && entries.every((entry) => entry.account_action_seq === 0);
}

/** The mark in a cursor; null for a number or the first page. */
export function decodeOffset(cursor: string | null): Offset | null {
  const [, shown, next] = /^n(\d{1,9})\.(\d{1,20})$/.exec(cursor ?? '') ?? [];
  return shown === undefined || next === undefined
    ? null
    : { shown: Number(shown), next: BigInt(next) };
}

export function encodeOffset(shown: number, next: Entry): string {
  return `n${String(shown)}.${String(sequenceOf(next))}`;
}

/** Newest first, from a mark on. */
export function entriesFromOffset(entries: readonly Entry[], mark: Offset | null): Entry[] {
  return entries
    .toSorted((a, b) => (sequenceOf(a) < sequenceOf(b) ? 1 : -1))
    .filter((entry) => mark === null || sequenceOf(entry) <= mark.next);
}

/**
 * Oldest first, with their numbers. Roborovski counts positions from 1, so that the delivery before
 * the requested one comes too.
 */
export function numbered(entries: readonly Entry[], from: number): Entry[] {
  const first = Math.max(from - 1, 0);
  return entries.map((entry, at) => ({ ...entry, account_action_seq: first + at }));
}

function sequenceOf({ global_action_seq: sequence }: Entry): bigint {
  return BigInt(integerTextOf(sequence) ?? 0);
}
