import * as limits from '../../core/limits.ts';
import { slotOfTime } from '../../core/time.ts';
import { headPosition, roundPosition } from './round.ts';

/**
 * The producer of a block that the node has not reported yet. Null if the schedule is unknown and the
 * block is not of the head's turn.
 * @param time the block's time in milliseconds UTC
 */
export function producerAt(
  time: number,
  head: { readonly headBlockTime: number; readonly headBlockProducer: string },
  schedule: readonly string[],
): string | null {
  if (headPosition(head, schedule))
    return schedule[roundPosition(time, schedule.length).turn] ?? null;
  const turnOf = (at: number) => Math.floor(slotOfTime(at) / limits.turnBlocks);
  return turnOf(time) === turnOf(head.headBlockTime) ? head.headBlockProducer : null;
}
