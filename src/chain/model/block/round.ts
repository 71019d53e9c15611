import * as limits from '../../core/limits.ts';
import { slotOfTime } from '../../core/time.ts';

/**
 * A round: each producer of the schedule makes 12 blocks in a row. The place of a block follows from
 * its time alone: nodeos, `block_header_state::get_scheduled_producer`.
 */
export interface RoundPosition {
  /** Number of producers. */
  readonly size: number;
  /** The producer's place in the schedule, from 0. */
  readonly turn: number;
  /** The block's place in its producer's turn, 0 to 11. */
  readonly block: number;
}

/** @param time a block's time in milliseconds UTC */
export function roundPosition(time: number, size: number): RoundPosition {
  const inRound = slotOfTime(time) % (size * limits.turnBlocks);
  return {
    size,
    turn: Math.floor(inRound / limits.turnBlocks),
    block: inRound % limits.turnBlocks,
  };
}

/**
 * The place of the head block. Null if the schedule does not name its producer: it is another
 * schedule's block, or one of the two is not true.
 */
export function headPosition(
  head: { readonly headBlockTime: number; readonly headBlockProducer: string },
  schedule: readonly string[],
): RoundPosition | null {
  if (schedule.length === 0) return null;
  const position = roundPosition(head.headBlockTime, schedule.length);
  return schedule[position.turn] === head.headBlockProducer ? position : null;
}
