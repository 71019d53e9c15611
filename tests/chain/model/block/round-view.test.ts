import { describe, expect, test } from 'vitest';
import { byPosition, roundView, type SlotState } from '#src/chain/model/block/round-view.ts';
import { type ObservedBlock, withSeen } from '#src/chain/model/block/observed-blocks.ts';

/** A round of three producers. The head is the third block of the second one's turn. */
const head = { size: 3, turn: 1, block: 2, headSlot: 1014, pending: 4 };
const at = (slot: number, number: number): ObservedBlock => ({ slot, number });
const seen = (...blocks: ObservedBlock[]) =>
  blocks.reduce<readonly ObservedBlock[]>((all, block) => withSeen(all, block), []);

const letters: Record<SlotState, string> = {
  final: 'F',
  pending: 'p',
  missed: 'x',
  coming: '.',
  previous: 'o',
};
const drawn = (view: ReturnType<typeof roundView>) =>
  view.turns.map(({ states }) => states.map((state) => letters[state]).join('')).join(' ');

test('blocks are final up to the last irreversible one, and the turn after the head is to come', () => {
  expect(drawn(roundView(head, []))).toBe('FFFFFFFFFFFp ppp......... oooooooooooo');
});

test('a round that is not final at all, and one that is final to the head', () => {
  expect(drawn(roundView({ ...head, pending: 325 }, []))).toBe(
    'pppppppppppp ppp......... oooooooooooo',
  );
  expect(drawn(roundView({ ...head, pending: 0 }, []))).toBe(
    'FFFFFFFFFFFF FFF......... oooooooooooo',
  );
});

test('a single producer has one turn', () => {
  const one = { size: 1, turn: 0, block: 5, headSlot: 1205, pending: 2 };
  expect(drawn(roundView(one, []))).toBe('FFFFpp......');
});

describe('missed blocks', () => {
  test('are marked in their place, and are no blocks that wait to be final', () => {
    const view = roundView(head, seen(at(1000, 1), at(1010, 11), at(1012, 12), at(1014, 14)));
    expect(drawn(view)).toBe('FFFFFFFFFFpx ppp......... oooooooooooo');
    expect(view.turns.map(({ missed }) => missed)).toEqual([1, 0, 0]);
    expect(view).toMatchObject({ missed: 1, counted: 15 });
  });

  test('of the round before are marked in the turns to come', () => {
    const view = roundView(head, seen(at(980, 1), at(990, 11), at(993, 12), at(1014, 33)));
    expect(drawn(view)).toBe('FFFFFFFFFFFp ppp......... oooxxooooooo');
    expect(view.turns[2]).toMatchObject({ missed: 2 });
    expect(view).toMatchObject({ missed: 2, counted: 35 });
  });

  test('of unknown place are counted for the turn that has all of the gap', () => {
    const view = roundView(head, seen(at(1001, 1), at(1009, 8), at(1014, 13)));
    expect(drawn(view)).not.toContain('x');
    expect(view.turns.map(({ missed }) => missed)).toEqual([1, 0, 0]);
    expect(view.missed).toBe(1);
  });

  test('of unknown place and turn are counted for the round alone', () => {
    const view = roundView(head, seen(at(1005, 1), at(1014, 9)));
    expect(view.turns.map(({ missed }) => missed)).toEqual([0, 0, 0]);
    expect(view).toMatchObject({ missed: 1, counted: 10 });
  });
});

test('values of slots have the place of their slot in this round or the one before', () => {
  const values = new Map([
    [1014, 'head'],
    [1000, 'first'],
    [999, 'last of the round before'],
    [979, 'oldest'],
    [978, 'too old'],
    [1015, 'later than the head'],
  ]);
  expect([...byPosition(head, values)]).toEqual([
    [14, 'head'],
    [0, 'first'],
    [35, 'last of the round before'],
    [15, 'oldest'],
  ]);
});
