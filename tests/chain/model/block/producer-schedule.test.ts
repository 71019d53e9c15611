import { describe, expect, it } from 'vitest';
import { producerSchedule } from '#src/chain/model/block/producer-schedule.ts';

const schedule = (version: number, ...names: string[]) => ({
  version,
  producers: names.map((producer_name) => ({ producer_name })),
});

describe('the producer schedule', () => {
  it('has its names in the order of their turns, and no other text', () => {
    const active = schedule(3, 'bob', 'alice', '<b>');
    expect(producerSchedule({ active, pending: null, proposed: null })).toEqual({
      version: 3,
      producers: ['bob', 'alice'],
      next: null,
    });
  });

  it('is followed by the pending one, else by the proposed one', () => {
    const active = schedule(3, 'alice', 'bob');
    const proposed = schedule(5, 'alice');
    const pending = schedule(4, 'alice', 'carol');
    expect(producerSchedule({ active, pending, proposed }).next).toEqual({
      version: 4,
      added: ['carol'],
      removed: ['bob'],
    });
    expect(producerSchedule({ active, pending: schedule(0), proposed }).next?.version).toBe(5);
    expect(producerSchedule({ active, pending: schedule(0), proposed: null }).next).toBe(null);
  });
});
