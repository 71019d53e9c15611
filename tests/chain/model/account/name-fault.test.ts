import { expect, test } from 'vitest';
import { nameMeant, nameOffer, nameWithin } from '#src/chain/model/account/name-fault.ts';

test.each([
  ['ALICE', 'alice'],
  ['alice.', 'alice'],
  ['Eosio.Token', 'eosio.token'],
  ['alice', null],
  ['abc!', null],
  ['TOOLONGACCOUNTNAME', null],
  ['', null],
])('%s is corrected to %s', (text, name) => {
  expect(nameMeant(text)).toBe(name);
});

test.each([
  ['abc!', 'abc'],
  ['toolongaccountname', 'toolongaccou'],
  ['.Alice-9.', 'alice'],
  ['999', ''],
])('%s holds the name %s', (text, within) => {
  expect(nameWithin(text)).toBe(within);
});

test('a name of twelve letters and digits can be created by anyone', () => {
  expect(nameOffer('nosuchname12')).toEqual({ kind: 'create' });
});

test('a shorter name without a dot is auctioned', () => {
  expect(nameOffer('short')).toEqual({ kind: 'bid' });
});

test('a name with a dot is created by the account of what follows the last dot', () => {
  expect(nameOffer('a.b.suffix')).toEqual({ kind: 'suffix', owner: 'suffix' });
});

test.each(['abc!', '', 'ALICE', 'abcdefghijkla'])('nobody can create %s', (text) => {
  expect(nameOffer(text)).toBeNull();
});
