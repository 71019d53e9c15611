import { atom } from 'nanostores';
import { useEffect } from 'react';
import { slotOfTime } from '../../chain/core/time.ts';
import { byPosition, roundView, type RoundView } from '../../chain/model/block/round-view.ts';
import {
  type ObservedBlock,
  observedBlock,
  withSeen,
} from '../../chain/model/block/observed-blocks.ts';
import type { BlockView } from '../../chain/model/block/block.ts';
import { type Round, useRound } from './schedule.ts';
import { useDataStore } from '../use-data-store.ts';

/** Slots and numbers of the blocks that this visit has seen. They show which blocks were missed. */
const $seen = atom<readonly ObservedBlock[]>([]);

function see(...blocks: ObservedBlock[]): void {
  $seen.set(blocks.reduce(withSeen, $seen.get()));
}

let isStartRequested = false;

/** Requests one block of a round ago, once a visit. A failed request leaves earlier blocks unknown. */
function requestStart(head: number, size: number): void {
  if (isStartRequested) return;
  isStartRequested = true;
  void import('./read-round-start.ts')
    .then(({ readRoundStart }) => readRoundStart(head, size))
    .then((block) => see(block))
    .catch(() => undefined);
}

export interface RoundNow extends RoundView {
  readonly round: Round;
  readonly headSlot: number;
}

/** The round with the state of each block; null while it is unknown, or without such rounds. */
export function useRoundView(): RoundNow | null {
  const round = useRound();
  const seen = useDataStore($seen);
  const number = round?.head.headBlockNum;
  const time = round?.head.headBlockTime;
  const size = round?.size;
  useEffect(() => {
    if (number === undefined || time === undefined || size === undefined) return;
    see(observedBlock(number, time));
    requestStart(number, size);
  }, [number, time, size]);
  if (!round) return null;
  const headSlot = slotOfTime(round.head.headBlockTime);
  return { ...roundView({ ...round, headSlot }, seen), round, headSlot };
}

/** CPU time by slot, in microseconds. */
const $loads = atom<ReadonlyMap<number, number>>(new Map());
/** More slots than the largest round has. */
const KEPT_LOADS = 2_000;

/** Notes the CPU time of blocks that the page has read for another part. */
export function recordBlockLoads(blocks: readonly BlockView[]): void {
  const loads = blocks.map(
    ({ time, transactions }) =>
      [slotOfTime(time), transactions.reduce((sum, { cpuUsage }) => sum + cpuUsage, 0)] as const,
  );
  $loads.set(new Map([...$loads.get(), ...loads].slice(-KEPT_LOADS)));
  see(...blocks.map(({ number, time }) => observedBlock(number, time)));
}

/** CPU time of the blocks of a round that are known, by their place in it. */
export function useLoads(now: RoundNow | null): ReadonlyMap<number, number> | undefined {
  const loads = useDataStore($loads);
  return now && loads.size > 0 ? byPosition(now, loads) : undefined;
}
