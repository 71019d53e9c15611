import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { beginnings, findSimilar, isSimilarName } from '#src/chain/model/account/similar-names.ts';

/** Both ways round: likeness has no direction. */
function similar(name: string, other: string): boolean {
  const either = isSimilarName(name, other);
  expect(isSimilarName(other, name)).toBe(either);
  return either;
}

it('what was found among some names is not found among others', () => {
  expect(findSimilar(['binancecleos'])('binancecleo5')).toBe('binancecleos');
  expect(findSimilar(['bob'])('binancecleo5')).toBeUndefined();
  expect(findSimilar(['binancecleos', 'bob'])('binancecleo5')).toBe('binancecleos');
});

describe('names', () => {
  it.each([
    ['alice', 'alice'],
    ['a', 'a'],
  ])('%s and %s are one name, and no two that are alike', (name, other) => {
    expect(similar(name, other)).toBe(false);
  });

  it.each([
    ['bill', 'bi11'],
    ['a1', 'al'],
    ['ai', 'al'],
    ['corner', 'comer'],
    ['vvax', 'wax'],
    ['clan', 'dan'],
    ['c1an', 'dan'],
    ['vvv', 'wv'],
    ['c.lan', 'dan'],
    ['so5', 'sos'],
    ['2oo', 'zoo'],
    ['m3', 'me'],
    ['4dam', 'adam'],
    ['al.ice', 'alice'],
    ['a.l.ice', 'alice'],
  ])('%s and %s are read alike, however short they are', (name, other) => {
    expect(similar(name, other)).toBe(true);
  });

  it.each([
    ['with a letter left out', 'gamehub', 'gamhub'],
    ['with a first letter left out', 'gamehub', 'amehub'],
    ['with a last letter left out', 'gamehub', 'gamehu'],
    ['with a letter mistaken', 'gamehub', 'gamefub'],
    ['with two neighbours swapped', 'gamehub', 'gamheub'],
    ['with the first two swapped', 'gamehub', 'agmehub'],
    ['with the last two swapped', 'gamehub', 'gamehbu'],
    ['of five letters, with one mistaken', 'bravo', 'brabo'],
  ])('%s are one slip apart: %s and %s', (_, name, other) => {
    expect(similar(name, other)).toBe(true);
  });

  it.each([
    ['two letters are mistaken', 'gamehub', 'gamofub'],
    ['two letters are left out', 'gamehub', 'gamhb'],
    ['two that are not neighbours are swapped', 'gamehub', 'gemahub'],
    ['one of two letters has moved further', 'gamehub', 'aegmhub'],
    ['a letter has moved back and one is mistaken', 'gamehub', 'gmxehub'],
    ['a letter has moved on and one is mistaken', 'gamehub', 'gxaehub'],
    ['two letters are put in front', 'gamehub', 'xygamehub'],
    ['two letters are put behind', 'gamehub', 'gamehubxy'],
    ['one of four letters is mistaken', 'bobo', 'bogo'],
    ['the shorter one has four letters', 'bravo', 'brao'],
    ['nothing is alike', 'gamehub', 'trouble'],
    ['all that differs is one of eight letters and one more', 'gamehubx', 'gamofubx'],
  ])('are not similar where %s: %s and %s', (_, name, other) => {
    expect(similar(name, other)).toBe(false);
  });

  it.each([
    ['two letters mistaken', 'gamehubxy', 'gamofubxy'],
    ['two letters left out', 'gamehubxypq', 'gamehubxy'],
    ['a swap and a letter mistaken', 'gamehubxy', 'agmehubxp'],
    ['two pairs swapped', 'gamehubxy', 'agmehubyx'],
  ])('of nine letters may have %s: %s and %s', (_, name, other) => {
    expect(similar(name, other)).toBe(true);
  });

  it.each([
    ['three letters mistaken', 'gamehubxy', 'gomofuhxy'],
    ['three letters left out', 'gamehubxypqo', 'gamehubxy'],
    ['two pairs swapped and a letter mistaken', 'gamehubxy', 'agmefubyx'],
  ])('of nine letters may not have %s: %s and %s', (_, name, other) => {
    expect(similar(name, other)).toBe(false);
  });
});

it('searches for the full name, then without up to three letters at its end', () => {
  expect(beginnings('alicewonder1')).toEqual([
    'alicewonder1',
    'alicewonder',
    'alicewonde',
    'alicewond',
  ]);
});

it('never fewer than three letters are left, but where fewer were typed', () => {
  expect(beginnings('bobby')).toEqual(['bobby', 'bobb', 'bob']);
  expect(beginnings('bp')).toEqual(['bp']);
});

describe('one slip in a name of five to eight letters, and two in longer ones', () => {
  const letter = fc.constantFrom(...'abcghk');
  const word = fc.array(letter, { minLength: 6, maxLength: 12 }).map((letters) => letters.join(''));
  const slip = fc.tuple(fc.constantFrom('add', 'drop', 'mistake', 'swap'), fc.nat(20), letter);
  const slipped = (text: string, [kind, place, other]: readonly [string, number, string]) => {
    const at = place % text.length;
    const [before, after] = [text.slice(0, at), text.slice(at)];
    if (kind === 'add') return before + other + after;
    if (kind === 'drop') return before + after.slice(1);
    if (kind === 'mistake') return before + other + after.slice(1);
    return before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
  };

  it('are found, wherever they are', () => {
    fc.assert(
      fc.property(word, slip, slip, (name, first, second) => {
        const one = slipped(name, first);
        expect(one === name || similar(name, one)).toBe(true);
        const two = slipped(one, second);
        // A second slip within a swapped pair is more than two that are apart.
        const isApart = Math.abs((first[1] % name.length) - (second[1] % one.length)) > 2;
        const isLong = Math.min(name.length, two.length) >= 9;
        if (isLong && isApart) expect(two === name || similar(name, two)).toBe(true);
      }),
    );
  });
});

it('the first name of a list that can be confused is found, and no equal one', () => {
  const similarTo = findSimilar(['gamehub', 'bravo', 'gamehul']);
  expect(similarTo('gamehup')).toBe('gamehub');
  expect(similarTo('brabo')).toBe('bravo');
  expect(similarTo('bravo')).toBeUndefined();
  expect(similarTo('gamehub')).toBe('gamehul');
  expect(similarTo('nothing')).toBeUndefined();
});
