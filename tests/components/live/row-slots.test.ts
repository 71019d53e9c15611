import { describe, expect, it } from 'vitest';
import { nextSlots, type RowSlot } from '#src/components/live/row-slots.ts';

interface Row {
  key: string;
}

const rows = (...keys: string[]): Row[] => keys.map((key) => ({ key }));
const keysOf = (slots: readonly RowSlot<Row>[]) => slots.map(({ item }) => item.key).join('');
const slotsOf = (slots: readonly RowSlot<Row>[]) => slots.map(({ slot }) => slot);

describe('the rows of the live page', () => {
  const first = nextSlots([], rows('d', 'c', 'b', 'a'), 2);

  it('are all there at first', () => {
    expect(keysOf(first)).toBe('dcba');
  });

  it('keep their elements where one comes above them', () => {
    const next = nextSlots(first, rows('e', 'd', 'c', 'b'), 2);
    expect(keysOf(next)).toBe('edcb');
    expect(slotsOf(next).slice(1)).toEqual(slotsOf(first).slice(0, 3));
    expect(slotsOf(first)).not.toContain(next[0]?.slot);
  });

  it('change from the top, some at a time and in their elements, where all change', () => {
    const wanted = rows('z', 'y', 'x', 'w');
    const half = nextSlots(first, wanted, 2);
    expect(keysOf(half)).toBe('zyba');
    const whole = nextSlots(half, wanted, 2);
    expect(keysOf(whole)).toBe('zyxw');
    expect(slotsOf(whole)).toEqual(slotsOf(first));
  });

  it('skip to the newest where more came before all had changed', () => {
    const half = nextSlots(first, rows('z', 'y', 'x', 'w'), 2);
    const newer = rows('9', '8', '7', '6');
    expect(keysOf(nextSlots(half, newer, 2))).toBe('98ba');
    expect(keysOf(nextSlots(nextSlots(half, newer, 2), newer, 2))).toBe('9876');
  });

  it('are never out of order: some that stay let all the others change at once', () => {
    expect(keysOf(nextSlots(first, rows('z', 'y', 'x', 'd'), 1))).toBe('zyxd');
  });

  it('go at once where a fork undid them, and leave no slot to two', () => {
    const next = nextSlots(first, rows('f', 'b', 'a'), 1);
    expect(keysOf(next)).toBe('fba');
    expect(new Set(slotsOf(next)).size).toBe(3);
    expect(nextSlots(next, [], 1)).toEqual([]);
  });

  it('all change in one step of all', () => {
    expect(keysOf(nextSlots(first, rows('z', 'y', 'x', 'w'), 4))).toBe('zyxw');
  });
});
