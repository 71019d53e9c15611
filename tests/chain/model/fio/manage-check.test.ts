import { describe, expect, it } from 'vitest';
import { linkProblems, readSets } from '#src/chain/model/fio/manage-check.ts';

describe('a public address', () => {
  const link = { chain: 'BTC', token: 'BTC', address: 'bc1q' };

  it('has codes of up to ten letters and digits', () => {
    expect(linkProblems(link)).toEqual([]);
    expect(linkProblems({ ...link, chain: 'A'.repeat(10), token: '*' })).toEqual([]);
    expect(linkProblems({ ...link, chain: 'A'.repeat(11) })).toEqual(['chain']);
    expect(linkProblems({ ...link, chain: '*' })).toEqual(['chain']);
    expect(linkProblems({ ...link, token: 'A-B' })).toEqual(['token']);
  });

  it('has 1 to 128 characters', () => {
    expect(linkProblems({ ...link, address: '' })).toEqual(['address']);
    expect(linkProblems({ ...link, address: 'a'.repeat(128) })).toEqual([]);
    expect(linkProblems({ ...link, address: 'a'.repeat(129) })).toEqual(['address']);
  });
});

it('a number of sets is a whole number from 1 to 100', () => {
  expect(readSets(' 1 ')).toBe(1);
  expect(readSets('100')).toBe(100);
  for (const typed of ['', '0', '101', '1.5', '-1', '1e1', 'x']) expect(readSets(typed)).toBeNull();
});
