import { expect, it } from 'vitest';
import {
  delayProblem,
  isProposalName,
  readDays,
  readLevels,
} from '#src/chain/model/proposal/propose-check.ts';

it('permissions are read from a text, and what is none is left out', () => {
  expect(readLevels('alice@active, bob@owner,carol,@,Nobody@active')).toEqual([
    { actor: 'alice', permission: 'active' },
    { actor: 'bob', permission: 'owner' },
  ]);
  expect(readLevels('')).toBeNull();
  expect(readLevels('alice')).toBeNull();
});

it('the name of a proposal has at most 12 characters', () => {
  expect(isProposalName('abcdefabcdef')).toBe(true);
  for (const name of ['', 'Upper', 'abcdefabcdefa']) expect(isProposalName(name)).toBe(false);
});

it('days are a whole number from 1 to 365', () => {
  expect([readDays('1'), readDays('365')]).toEqual([1, 365]);
  for (const typed of ['', ' ', '0', '366', '1.5', '-1', 'x']) expect(readDays(typed)).toBeNull();
});

it('a delay is a whole number of hours up to 45 days, and ends before the proposal expires', () => {
  expect(delayProblem('0', '7')).toBeNull();
  expect(delayProblem('167', '7')).toBeNull();
  expect(delayProblem('168', '7')).toBe('past-expiry');
  expect(delayProblem('1080', '365')).toBeNull();
  for (const typed of ['', '1081', '1.5', '-1', 'x'])
    expect(delayProblem(typed, '365')).toBe('malformed');
});
