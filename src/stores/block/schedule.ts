import { persistentAtom } from '@nanostores/persistent';
import { useEffect } from 'react';
import * as limits from '../../chain/core/limits.ts';
import type { ChainInfo } from '../../chain/model/block/chain-info.ts';
import { headPosition, type RoundPosition } from '../../chain/model/block/round.ts';
import { chainConfig } from '../chain/chain.ts';
import { useHead } from '../chain/head.ts';
import { useDataStore } from '../use-data-store.ts';

/**
 * Names of the producers in the order of their turns, of any chain of this origin. Kept between
 * visits: the head block shows whether it still holds, so most visits request nothing.
 */
export const $schedule = persistentAtom<readonly string[]>('pronghorn-schedule', [], {
  encode: JSON.stringify,
  decode: (text) => {
    try {
      const stored: unknown = JSON.parse(text);
      return Array.isArray(stored) ? stored.slice(0, limits.scheduleProducers).map(String) : [];
    } catch {
      return [];
    }
  },
});

/** Requests the schedule. A failed request leaves the place unknown. */
function requestSchedule(): void {
  void import('./read-schedule.ts')
    .then(({ readSchedule }) => readSchedule())
    .then((producers) => producers && $schedule.set(producers))
    .catch(() => undefined);
}

export interface Round extends RoundPosition {
  readonly head: ChainInfo;
  /** Names by turn. */
  readonly producers: readonly string[];
  /** Blocks after the last irreversible one. */
  readonly pending: number;
}

/**
 * The head block's place in its round; null while unknown, or if the chain has no such rounds.
 * @param mayRequest whether a schedule that is not stored is requested now
 */
export function useRound(mayRequest = true): Round | null {
  const producers = useDataStore($schedule);
  const state = useHead();
  const head = state.kind === 'ready' ? state.value : null;
  const place = head && headPosition(head, producers);
  const isUnknown = head !== null && place === null;
  useEffect(() => {
    if (mayRequest && isUnknown && chainConfig().endpoints.default.length > 0) requestSchedule();
  }, [mayRequest, isUnknown, head?.headBlockNum]);
  if (!head || !place) return null;
  const pending = Math.max(0, head.headBlockNum - head.lastIrreversibleBlockNum);
  return { ...place, head, producers, pending };
}
