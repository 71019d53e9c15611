import { describe, expect, test } from 'vitest';
import { timeOfSlot } from '#src/chain/core/time.ts';
import { headPosition, roundPosition } from '#src/chain/model/block/round.ts';
import { producerAt } from '#src/chain/model/block/producer-at.ts';

const schedule = ['bpalpha', 'bpbravo', 'bpcharlie'];

describe('the place of a block in its round', () => {
  test('follows from its slot', () => {
    expect(roundPosition(timeOfSlot(0), 21)).toEqual({ size: 21, turn: 0, block: 0 });
    expect(roundPosition(timeOfSlot(11), 21)).toEqual({ size: 21, turn: 0, block: 11 });
    expect(roundPosition(timeOfSlot(12), 21)).toEqual({ size: 21, turn: 1, block: 0 });
    expect(roundPosition(timeOfSlot(251), 21)).toEqual({ size: 21, turn: 20, block: 11 });
    expect(roundPosition(timeOfSlot(252), 21)).toEqual({ size: 21, turn: 0, block: 0 });
  });

  test('follows from the size of the schedule', () => {
    expect(roundPosition(timeOfSlot(36), 3)).toEqual({ size: 3, turn: 0, block: 0 });
    expect(roundPosition(timeOfSlot(29), 1)).toEqual({ size: 1, turn: 0, block: 5 });
  });

  test('is known where the schedule names the producer of the head block', () => {
    const head = { headBlockTime: timeOfSlot(14), headBlockProducer: 'bpbravo' };
    expect(headPosition(head, schedule)).toEqual({ size: 3, turn: 1, block: 2 });
  });

  test('is unknown without a schedule, and where another producer made the head block', () => {
    const head = { headBlockTime: timeOfSlot(14), headBlockProducer: 'bpalpha' };
    expect(headPosition(head, schedule)).toBeNull();
    expect(headPosition(head, [])).toBeNull();
  });
});

describe('the producer of a block after the head', () => {
  const head = { headBlockTime: timeOfSlot(14), headBlockProducer: 'bpbravo' };

  test('follows from the schedule', () => {
    expect(producerAt(timeOfSlot(23), head, schedule)).toBe('bpbravo');
    expect(producerAt(timeOfSlot(24), head, schedule)).toBe('bpcharlie');
  });

  test('is that of the head in its turn, and unknown after it without a schedule that fits', () => {
    for (const known of [[], ['bpother']]) {
      expect(producerAt(timeOfSlot(23), head, known)).toBe('bpbravo');
      expect(producerAt(timeOfSlot(24), head, known)).toBeNull();
    }
  });
});
