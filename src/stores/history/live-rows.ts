import type { LiveAction } from '../../chain/history/live/block.ts';

export interface LiveGap {
  readonly key: string;
  /** Skipped blocks, both ends included. */
  readonly gap: { readonly from: number; readonly to: number };
}

export type LiveItem = LiveAction | LiveGap;

/** Newest first. */
export interface LiveRows {
  readonly visible: readonly LiveItem[];
  /** Rows that arrived while the list is held. They are announced and added on release. */
  readonly waiting: readonly LiveItem[];
  /** Number of waiting actions, including dropped ones. */
  readonly waitingCount: number;
}

/** Limit of rows; older ones are dropped. */
export const LIVE_ROWS = 300;

export const noLiveRows: LiveRows = { visible: [], waiting: [], waitingCount: 0 };

export function isGap(item: LiveItem): item is LiveGap {
  return 'gap' in item;
}

/**
 * The rows with new ones added, newest first.
 * @param count all new actions, including those not handed over
 */
export function withNew(
  rows: LiveRows,
  fresh: readonly LiveItem[],
  count: number,
  waits: boolean,
): LiveRows {
  const listed = new Set([...rows.visible, ...rows.waiting].map(({ key }) => key));
  const added = fresh.filter(({ key }) => !listed.has(key));
  const repeated = fresh.length - added.length;
  const waiting = [...added, ...rows.waiting].slice(0, LIVE_ROWS);
  const next = { ...rows, waiting, waitingCount: rows.waitingCount + count - repeated };
  return waits && rows.visible.length > 0 ? next : withWaiting(next);
}

export function withWaiting({ visible, waiting }: LiveRows): LiveRows {
  return { visible: [...waiting, ...visible].slice(0, LIVE_ROWS), waiting: [], waitingCount: 0 };
}

/** The rows without those of blocks that were undone, and without what was skipped up to one of them. */
export function withoutFrom(rows: LiveRows, blockNum: number): LiveRows {
  const lastOf = (item: LiveItem) => (isGap(item) ? item.gap.to : item.row.blockNum);
  const stays = (item: LiveItem) => lastOf(item) < blockNum;
  const dropped = rows.waiting.filter((item) => !isGap(item) && !stays(item));
  return {
    visible: rows.visible.filter(stays),
    waiting: rows.waiting.filter(stays),
    waitingCount: rows.waitingCount - dropped.length,
  };
}
