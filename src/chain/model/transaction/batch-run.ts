import type { TokenSymbol } from '../../core/symbol.ts';
import type { ListedTransfer } from '../token/batch-transfer.ts';

/**
 * A transaction of a list. Once it may have left the browser it has the id it was signed under, and
 * the second after which no block takes it any more.
 */
export type BatchPart = { readonly transfers: readonly ListedTransfer[] } & (
  | { readonly state: 'waiting' }
  | { readonly state: 'sending' | 'unsure'; readonly id: string; readonly expires: number }
  | { readonly state: 'sent'; readonly id: string }
);

/** A list on its way: what it sends, and how far it is. */
export interface BatchRun {
  readonly from: string;
  readonly contract: string;
  readonly symbol: TokenSymbol;
  readonly parts: readonly BatchPart[];
}

/** Cuts a list into transactions of at most so many transfers, in the list's order. */
export function batchParts(list: readonly ListedTransfer[], most: number): BatchPart[] {
  const count = Math.ceil(list.length / most);
  return Array.from({ length: count }, (_, at) => ({
    state: 'waiting',
    transfers: list.slice(at * most, (at + 1) * most),
  }));
}

export function withPart(run: BatchRun, place: number, part: BatchPart): BatchRun {
  return { ...run, parts: run.parts.with(place, part) };
}

/** The place of the transaction that is next; null while the fate of one is open, and at the end. */
export function nextPart({ parts }: BatchRun): number | null {
  const open = parts.findIndex(({ state }) => state !== 'sent');
  return parts[open]?.state === 'waiting' ? open : null;
}

/** What was being sent when a page was left may have arrived, or not. */
export function recovered(run: BatchRun): BatchRun {
  return {
    ...run,
    parts: run.parts.map((part) =>
      part.state === 'sending' ? { ...part, state: 'unsure' } : part,
    ),
  };
}
