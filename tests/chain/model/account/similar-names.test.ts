import { describe, expect, it } from 'vitest';
import { beginnings, isSimilarName } from '#src/chain/model/account/similar-names.ts';

/** Both ways round: likeness has no direction. */
function similar(name: string, other: string): boolean {
  const either = isSimilarName(name, other);
  expect(isSimilarName(other, name)).toBe(either);
  return either;
}

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

it('a name is looked for whole, then without up to three letters at its end', () => {
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
