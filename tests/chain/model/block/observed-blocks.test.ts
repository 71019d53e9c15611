import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import { timeOfSlot } from '#src/chain/core/time.ts';
import {
  countedSlots,
  missedIn,
  observedBlock,
  type ObservedBlock,
  withSeen,
} from '#src/chain/model/block/observed-blocks.ts';

const at = (slot: number, number: number): ObservedBlock => ({ slot, number });
const seeAll = (...blocks: ObservedBlock[]) =>
  blocks.reduce<readonly ObservedBlock[]>((seen, block) => withSeen(seen, block), []);

test('a block is seen in the slot of its time', () => {
  expect(observedBlock(7, timeOfSlot(123))).toEqual(at(123, 7));
  expect(observedBlock(7, timeOfSlot(123) + 499)).toEqual(at(123, 7));
});

describe('withSeen', () => {
  test('keeps the ends of a run without a missed block', () => {
    expect(seeAll(at(10, 1), at(14, 5), at(18, 9))).toEqual([at(10, 1), at(18, 9)]);
  });

  test('keeps both ends of a gap, in any order of arrival', () => {
    const blocks = [at(10, 1), at(14, 5), at(18, 8), at(22, 12)];
    const kept = [at(10, 1), at(14, 5), at(18, 8), at(22, 12)];
    expect(seeAll(...blocks)).toEqual(kept);
    expect(seeAll(...blocks.toReversed())).toEqual(kept);
  });

  test('a block between two others says where none was missed', () => {
    expect(seeAll(at(10, 1), at(20, 10), at(15, 6))).toEqual([at(10, 1), at(15, 6), at(20, 10)]);
  });

  test('drops what a fork has replaced', () => {
    expect(seeAll(at(10, 1), at(14, 5), at(15, 4))).toEqual([at(10, 1), at(15, 4)]);
    expect(seeAll(at(10, 5), at(10, 6))).toEqual([at(10, 6)]);
  });

  test('drops the blocks of a chain that was started again', () => {
    expect(seeAll(at(10, 900), at(20, 3))).toEqual([at(20, 3)]);
    expect(seeAll(at(10, 1), at(12, 900))).toEqual([at(12, 900)]);
  });

  test('keeps a limited number', () => {
    const blocks = Array.from({ length: 500 }, (_, index) => at(index * 4, index * 3));
    expect(seeAll(...blocks)).toHaveLength(200);
    expect(seeAll(...blocks).at(-1)).toEqual(blocks.at(-1));
  });
});

describe('missedIn', () => {
  test('no block was missed where as many blocks as slots passed', () => {
    expect(missedIn(seeAll(at(10, 1), at(30, 21)), 0, 99)).toEqual({ count: 0, slots: [] });
    expect(missedIn([], 0, 99)).toEqual({ count: 0, slots: [] });
    expect(missedIn(seeAll(at(10, 1)), 0, 99)).toEqual({ count: 0, slots: [] });
  });

  test('the number is known before the places are', () => {
    expect(missedIn(seeAll(at(10, 1), at(14, 4)), 0, 99)).toEqual({ count: 1, slots: [] });
  });

  test('between a block and the next one all slots were missed', () => {
    const seen = seeAll(at(10, 1), at(13, 2));
    expect(missedIn(seen, 0, 99)).toEqual({ count: 2, slots: [11, 12] });
    expect(missedIn(seen, 12, 99)).toEqual({ count: 1, slots: [12] });
    expect(missedIn(seen, 0, 11)).toEqual({ count: 1, slots: [11] });
  });

  test('a missed block of unknown place is not counted if it may be outside', () => {
    const seen = seeAll(at(10, 1), at(14, 4));
    expect(missedIn(seen, 11, 13).count).toBe(1);
    expect(missedIn(seen, 12, 99).count).toBe(0);
    expect(missedIn(seen, 0, 12).count).toBe(0);
  });

  test('never claims a block that was made', () => {
    const chain = fc.array(fc.boolean(), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(chain, fc.infiniteStream(fc.boolean()), (made, looks) => {
        let number = 0;
        const blocks = made.flatMap((isMade, slot) => (isMade ? [at(slot, ++number)] : []));
        const seen = seeAll(...blocks.filter(() => looks.next().value));
        const { count, slots } = missedIn(seen, 0, made.length);
        expect(slots.filter((slot) => made[slot])).toEqual([]);
        expect(count).toBeLessThanOrEqual(made.filter((isMade) => !isMade).length);
        expect(count).toBeGreaterThanOrEqual(slots.length);
      }),
    );
  });
});

test('slots are counted from the first seen block to the last', () => {
  const seen = seeAll(at(10, 1), at(20, 11));
  expect(countedSlots(seen, 0, 99)).toBe(11);
  expect(countedSlots(seen, 15, 18)).toBe(4);
  expect(countedSlots(seen, 30, 40)).toBe(0);
  expect(countedSlots([], 0, 99)).toBe(0);
});
