import { fc } from '#tests/fc.ts';
import { expect, test } from 'vitest';
import { compareNames, type ComparedLetter } from '#src/chain/model/account/name-differences.ts';

const marked = (letters: readonly ComparedLetter[]) =>
  letters.map(({ letter, isShared }) => (isShared ? letter : `[${letter}]`)).join('');

test.each([
  ['caro1', 'carol', 'caro[1]', 'caro[l]'],
  ['caroll', 'carol', 'carol[l]', 'carol'],
  ['carol', 'carol', 'carol', 'carol'],
  ['abc', 'xyz', '[a][b][c]', '[x][y][z]'],
  ['', 'ab', '', '[a][b]'],
])('marks the letters that %s and %s do not share', (one, other, first, second) => {
  expect(compareNames(one, other).map(marked)).toEqual([first, second]);
});

const names = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'l'), maxLength: 12 });

test('shows both names completely, and marks shared letters alike in both', () => {
  fc.assert(
    fc.property(names, names, (one, other) => {
      const [first, second] = compareNames(one, other);
      const text = (letters: readonly ComparedLetter[]) =>
        letters.map(({ letter }) => letter).join('');
      const shared = (letters: readonly ComparedLetter[]) =>
        text(letters.filter(({ isShared }) => isShared));
      expect([text(first), text(second)]).toEqual([one, other]);
      expect(shared(first)).toBe(shared(second));
    }),
  );
});
