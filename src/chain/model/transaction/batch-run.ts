import type { TokenSymbol } from '../../core/symbol.ts';
import type { ListedTransfer } from '../token/batch-transfer.ts';

/**
 * One transaction of a list. Once it may have left the browser, it has the id it was signed with
 * and the second after which it expires.
 */
export type BatchPart = { readonly transfers: readonly ListedTransfer[] } & (
  | { readonly state: 'waiting' }
  | { readonly state: 'sending' | 'unsure'; readonly id: string; readonly expires: number }
  | { readonly state: 'sent'; readonly id: string }
);

/** A running list: its transactions and progress. */
export interface BatchRun {
  readonly from: string;
  readonly contract: string;
  readonly symbol: TokenSymbol;
  readonly parts: readonly BatchPart[];
}

/** Splits a list into transactions of a maximum number of transfers, in order. */
export function batchParts(list: readonly ListedTransfer[], most: number): BatchPart[] {
  const count = Math.ceil(list.length / most);
  return Array.from({ length: count }, (_, at) => ({
    state: 'waiting',
    transfers: list.slice(at * most, (at + 1) * most),
  }));
}

export function withPart(run: BatchRun, index: number, part: BatchPart): BatchRun {
  return { ...run, parts: run.parts.with(index, part) };
}

/** Index of the next transaction; null while the result of one is unknown, and at the end. */
export function nextPart({ parts }: BatchRun): number | null {
  const open = parts.findIndex(({ state }) => state !== 'sent');
  return parts[open]?.state === 'waiting' ? open : null;
}

/** Marks a transaction that was being sent when the page closed as unknown. */
export function recovered(run: BatchRun): BatchRun {
  return {
    ...run,
    parts: run.parts.map((part) =>
      part.state === 'sending' ? { ...part, state: 'unsure' } : part,
    ),
  };
}

/**
 * The list once it is known whether a transaction arrived. Null if the transaction at that place is
 * another one by now, or is no longer open.
 */
export function settled(
  run: BatchRun,
  index: number,
  id: string,
  arrived: boolean,
): BatchRun | null {
  const open = recovered(run);
  const part = open.parts[index];
  if (part?.state !== 'unsure' || part.id !== id) return null;
  const { transfers } = part;
  return withPart(
    open,
    index,
    arrived ? { state: 'sent', transfers, id } : { state: 'waiting', transfers },
  );
}

/** Whether two runs pay the same list, whatever their progress. */
export function isSameList(one: BatchRun, other: BatchRun): boolean {
  return listOf(one) === listOf(other);
}

function listOf({ from, contract, symbol, parts }: BatchRun): string {
  return JSON.stringify([from, contract, symbol, parts.map(({ transfers }) => transfers)]);
}
