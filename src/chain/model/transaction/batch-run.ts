import { isName } from '../../core/name.ts';
import * as v from '../../core/schema.ts';
import { isTokenSymbol, type TokenSymbol } from '../../core/symbol.ts';
import { readUnits } from '../../core/typed-units.ts';
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

const name = v.pipe(v.string(), v.check(isName));

// Fields keep their order: lists are compared as text.
const listed = v.looseObject({
  line: v.number(),
  to: name,
  amount: v.string(),
  unit: v.nullable(v.string()),
  memo: v.string(),
});

const transfers = v.pipe(v.array(listed), v.nonEmpty());

const part = v.union([
  v.looseObject({ state: v.literal('waiting'), transfers }),
  v.looseObject({
    state: v.picklist(['sending', 'unsure']),
    transfers,
    id: v.string(),
    expires: v.number(),
  }),
  v.looseObject({ state: v.literal('sent'), transfers, id: v.string() }),
]);

/** A stored run: it is resumed only if all of it can be paid. */
export const batchRun: v.GenericSchema<unknown, BatchRun> = v.pipe(
  v.looseObject({
    from: name,
    contract: name,
    symbol: v.pipe(
      v.looseObject({ code: v.string(), precision: v.number() }),
      v.check(isTokenSymbol),
    ),
    parts: v.pipe(v.array(part), v.nonEmpty()),
  }),
  v.check(({ parts, symbol: { precision } }) =>
    parts.every((one) => one.transfers.every(({ amount }) => isPayable(amount, precision))),
  ),
);

function isPayable(amount: string, precision: number): boolean {
  const units = readUnits(amount, precision);
  return typeof units === 'bigint' && units > 0n;
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
