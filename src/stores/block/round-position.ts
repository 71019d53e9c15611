import { headPosition, type RoundPosition } from '../../chain/model/block/round.ts';
import { useDataStore } from '../use-data-store.ts';
import { $schedule } from './schedule.ts';

/**
 * The place of a block in its round. Null while the schedule is unknown, and if the block is of
 * another schedule.
 */
export function useRoundPosition(time: number, producer: string): RoundPosition | null {
  const producers = useDataStore($schedule);
  return headPosition({ headBlockTime: time, headBlockProducer: producer }, producers);
}
