import { isName } from '../../core/name.ts';
import * as limits from '../../core/limits.ts';
import type { ProducerScheduleResponse } from '../../rpc/schedule-calls.ts';

/** The producers who take turns, and the schedule that follows. */
export interface ProducerSchedule {
  readonly version: number;
  /** In the order of their turns. */
  readonly producers: readonly string[];
  /** Becomes active once it is final. Null if none is waiting. */
  readonly next: ScheduleChange | null;
}

/** A schedule by what it changes. */
export interface ScheduleChange {
  readonly version: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

type Schedule = ProducerScheduleResponse['active'];

/** A pending schedule is nearer than a proposed one. nodeos writes an empty one for none. */
export function producerSchedule(response: ProducerScheduleResponse): ProducerSchedule {
  const { active, pending, proposed } = response;
  const producers = namesOf(active);
  const next = [pending, proposed].find((one) => one !== null && one.producers.length > 0) ?? null;
  return { version: active.version, producers, next: next && change(producers, next) };
}

function change(active: readonly string[], next: Schedule): ScheduleChange {
  const names = namesOf(next);
  return {
    version: next.version,
    added: names.filter((name) => !active.includes(name)),
    removed: active.filter((name) => !names.includes(name)),
  };
}

function namesOf({ producers }: Schedule): string[] {
  return producers
    .slice(0, limits.scheduleProducers)
    .map(({ producer_name }) => producer_name)
    .filter(isName);
}
