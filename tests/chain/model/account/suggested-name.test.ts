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
  ['@alice', 'alice'],
  ['alice\u00a0', 'alice'],
  ['\u200balice', 'alice'],
  ['ali\u00adce', 'alice'],
  ['ａｌｉｃｅ', 'alice'],
  ['"alice"', 'alice'],
  ['alice,', 'alice'],
  ['alice\u3002', 'alice'],
  ['alice@active', 'alice'],
  ['https://bloks.io/account/alice', 'alice'],
  ['https://unicove.com/en/vaulta/account/alice12345.a?tab=keys', 'alice12345.a'],
  [`https://bloks.io/account/${'a'.repeat(120)}`, null],
  ['https://bloks.io/account/toolongaccountname', null],
  ['https://bloks.io/transaction/alice', null],
  ['\u201CAlice\u201D', 'alice'],
  ['\u2018alice\u2019', 'alice'],
  ['\u00ABalice\u00BB', 'alice'],
  ['*alice*', 'alice'],
  ['alice?', 'alice'],
  ['To: Alice', 'alice'],
  ['Send to: alice', 'alice'],
  ['account: "alice"', 'alice'],
  ['\u6536\u6B3E\u4EBA\uFF1A alice', 'alice'],
  ['alice (active)', 'alice'],
  ['"alice@owner"', 'alice'],
  ['https://explorer.example/?account=alice&network=eos', 'alice'],
  ['memo: 12345', null],
  ['alice, bob', null],
  ['to alice', null],
  ['al ice', null],
  ['alice@bob', null],
  ['eosio.token:EOS', null],
  ['аlice', null],
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
