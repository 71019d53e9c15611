import { expect, test } from 'vitest';
import {
  correctedName,
  nameAvailability,
  nameFromText,
} from '#src/chain/model/account/suggested-name.ts';

test.each([
  ['ALICE', 'alice'],
  ['alice.', 'alice'],
  ['Eosio.Token', 'eosio.token'],
  ['alice', null],
  ['abc!', null],
  ['TOOLONGACCOUNTNAME', null],
  ['', null],
])('%s is corrected to %s', (text, name) => {
  expect(correctedName(text)).toBe(name);
});

test.each([
  ['abc!', 'abc'],
  ['toolongaccountname', 'toolongaccou'],
  ['.Alice-9.', 'alice'],
  ['999', ''],
])('%s holds the name %s', (text, within) => {
  expect(nameFromText(text)).toBe(within);
});

test('a name of twelve letters and digits can be created by anyone', () => {
  expect(nameAvailability('nosuchname12')).toEqual({ kind: 'create' });
});

test('a shorter name without a dot is auctioned', () => {
  expect(nameAvailability('short')).toEqual({ kind: 'bid' });
});

test('a name with a dot is created by the account of what follows the last dot', () => {
  expect(nameAvailability('a.b.suffix')).toEqual({ kind: 'suffix', owner: 'suffix' });
});

test.each(['abc!', '', 'ALICE', 'abcdefghijkla'])('nobody can create %s', (text) => {
  expect(nameAvailability(text)).toBeNull();
});
