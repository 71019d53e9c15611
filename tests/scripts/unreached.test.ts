import { expect, test } from 'vitest';
import { problemsOfWaiting } from '#scripts/lib/unreached.mjs';

const problems = (unreached: string[], waiting: object) =>
  problemsOfWaiting(unreached, waiting, ['rex', 'vote']) as string[];

test('unreached code with the screen it waits for is no problem', () => {
  expect(problems(['a.ts', 'b.ts#c'], { rex: ['a.ts'], vote: ['b.ts#c'] })).toEqual([]);
});

test('unreached code that is not listed is named', () => {
  expect(problems(['a.ts'], {})).toEqual([expect.stringMatching(/^a\.ts is reached by no page/)]);
});

test('an entry that a page reaches, or that stands twice, is named', () => {
  const stale = [expect.stringMatching(/^a\.ts is listed as waiting/)];
  expect(problems([], { rex: ['a.ts'] })).toEqual(stale);
  expect(problems(['a.ts'], { rex: ['a.ts', 'a.ts'] })).toEqual(stale);
});

test('an unknown screen waits for no code', () => {
  expect(problems(['a.ts'], { none: ['a.ts'] })).toEqual([
    expect.stringContaining('does not exist'),
  ]);
});
