import { producerAt } from '../../chain/model/block/producer-at.ts';
import { $head, noteBlock } from '../chain/head.ts';
import { $schedule } from './schedule.ts';

/** Has the head be no older than a block that the page shows: its rows may come before the next poll. */
export function noteShownBlock({ number, time }: { number: number; time: number }): void {
  const head = $head.get();
  if (head.kind !== 'ready' || number <= head.value.headBlockNum) return;
  noteBlock({ number, time, producer: producerAt(time, head.value, $schedule.get()) });
}
