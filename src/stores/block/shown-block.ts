import * as limits from '../../chain/core/limits.ts';
import { producerAt } from '../../chain/model/block/producer-at.ts';
import { $head, noteBlock } from '../chain/head.ts';
import { $schedule } from './schedule.ts';

/**
 * Moves the head forward to a block that the page shows: its rows may come before the next poll.
 * A slot has at most one block, so a number that is further ahead than the time is invented.
 */
export function advanceHeadTo({ number, time }: { number: number; time: number }): void {
  const head = $head.get();
  if (head.kind !== 'ready' || number <= head.value.headBlockNum) return;
  const slots = (time - head.value.headBlockTime) / limits.blockMs;
  if (number - head.value.headBlockNum > slots) return;
  noteBlock({ number, time, producer: producerAt(time, head.value, $schedule.get()) });
}
