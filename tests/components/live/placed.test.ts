import { describe, expect, it } from 'vitest';
import { nextPlaced, type Placed } from '#src/components/live/placed.ts';

interface Row {
  key: string;
}

const rows = (...keys: string[]): Row[] => keys.map((key) => ({ key }));
const keysOf = (placed: readonly Placed<Row>[]) => placed.map(({ item }) => item.key).join('');
const placesOf = (placed: readonly Placed<Row>[]) => placed.map(({ place }) => place);

describe('the rows of the live page', () => {
  const first = nextPlaced([], rows('d', 'c', 'b', 'a'), 2);

  it('are all there at first', () => {
    expect(keysOf(first)).toBe('dcba');
  });

  it('keep their elements where one comes above them', () => {
    const next = nextPlaced(first, rows('e', 'd', 'c', 'b'), 2);
    expect(keysOf(next)).toBe('edcb');
    expect(placesOf(next).slice(1)).toEqual(placesOf(first).slice(0, 3));
    expect(placesOf(first)).not.toContain(next[0]?.place);
  });

  it('change from the top, some at a time and in their elements, where all change', () => {
    const wanted = rows('z', 'y', 'x', 'w');
    const half = nextPlaced(first, wanted, 2);
    expect(keysOf(half)).toBe('zyba');
    const whole = nextPlaced(half, wanted, 2);
    expect(keysOf(whole)).toBe('zyxw');
    expect(placesOf(whole)).toEqual(placesOf(first));
  });

  it('go on to what is newest where more came before all had changed', () => {
    const half = nextPlaced(first, rows('z', 'y', 'x', 'w'), 2);
    const newer = rows('9', '8', '7', '6');
    expect(keysOf(nextPlaced(half, newer, 2))).toBe('98ba');
    expect(keysOf(nextPlaced(nextPlaced(half, newer, 2), newer, 2))).toBe('9876');
  });

  it('are never out of order: some that stay let all the others change at once', () => {
    expect(keysOf(nextPlaced(first, rows('z', 'y', 'x', 'd'), 1))).toBe('zyxd');
  });

  it('go at once where a fork undid them, and leave no place to two', () => {
    const next = nextPlaced(first, rows('f', 'b', 'a'), 1);
    expect(keysOf(next)).toBe('fba');
    expect(new Set(placesOf(next)).size).toBe(3);
    expect(nextPlaced(next, [], 1)).toEqual([]);
  });

  it('all change in one step of all', () => {
    expect(keysOf(nextPlaced(first, rows('z', 'y', 'x', 'w'), 4))).toBe('zyxw');
  });
});
