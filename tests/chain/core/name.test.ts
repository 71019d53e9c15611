import { Name, UInt64 } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { isName } from '#src/chain/core/name.ts';
import { isNewAccountName } from '#src/chain/core/new-account-name.ts';
import {
  compareNames,
  nameBounds,
  nameFromBigint,
  nameToBigint,
} from '#src/chain/core/name-bigint.ts';
import { AGREEMENTS, CASES, uint64 } from './cases.ts';

const ALPHABET = '.12345abcdefghijklmnopqrstuvwxyz';

/** Valid names: no trailing dot, a thirteenth character up to `j`. */
const name = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 12 }),
    fc.option(fc.constantFrom(...ALPHABET.slice(1, 16)), { freq: 1 }),
  )
  .map(([start, last]) => (last && start.length === 12 ? start + last : start).replace(/\.+$/, ''));

describe('names', () => {
  it("have WharfKit's numeric value", () => {
    fc.assert(
      fc.property(name, (text) => {
        const value = nameToBigint(text);
        expect(value).toBe(BigInt(Name.from(text).value.toString()));
        expect(nameFromBigint(value)).toBe(text);
      }),
      AGREEMENTS,
    );
  });

  it('are decoded from any 64 bits like WharfKit does', () => {
    fc.assert(
      fc.property(uint64, (value) => {
        const text = nameFromBigint(value);
        expect(text).toBe(Name.from(UInt64.from(value.toString())).toString());
        expect(nameToBigint(text)).toBe(value);
      }),
      CASES,
    );
  });

  it('have the same order by value and by text', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(nameToBigint(a) < nameToBigint(b)).toBe(a < b);
      }),
      AGREEMENTS,
    );
  });

  it.each([
    ['', 0n],
    ['eosio', 6138663577826885632n],
    ['eosio.token', 6138663591592764928n],
    ['zzzzzzzzzzzzj', 18446744073709551615n],
  ])('%j is %d', (text, value) => {
    expect(nameToBigint(text)).toBe(value);
    expect(nameFromBigint(value)).toBe(text);
  });

  it('ignore trailing dots', () => {
    expect(nameToBigint('alice..')).toBe(nameToBigint('alice'));
  });

  it.each([
    ['fourteenchars1', 'A name can be up to 12 characters long'],
    ['Alice', 'Invalid character'],
    ['alice6', 'Invalid character'],
    ['al ice', 'Invalid character'],
    ['alicé', 'Invalid character'],
    ['aliceeeeeeeek', 'Invalid name'],
    ['zzzzzzzzzzzzz', 'Invalid name'],
  ])('refuses %j: %s', (text, message) => {
    expect(() => nameToBigint(text)).toThrow(new Error(message));
    expect(isName(text)).toBe(false);
  });
});

describe('isName', () => {
  it.each(['a', 'alice', 'eosio.token', '.alice', 'a.b.c', '111111111111', 'aliceeeeeeeej'])(
    'accepts %j',
    (text) => expect(isName(text)).toBe(true),
  );

  it.each(['', '.', 'alice.', ' alice', 'alice\n'])('refuses %j', (text) =>
    expect(isName(text)).toBe(false),
  );
});

describe('the order of names', () => {
  it('follows their values, not their letters', () => {
    expect(['b', 'a', 'a.b', '1', 'z', 'ab', 'a1'].toSorted(compareNames)).toEqual([
      '1',
      'a',
      'a.b',
      'a1',
      'ab',
      'b',
      'z',
    ]);
    fc.assert(
      fc.property(name, name, (a, b) => {
        const difference = nameToBigint(a) - nameToBigint(b);
        expect(Math.sign(compareNames(a, b))).toBe(
          difference === 0n ? 0 : difference < 0n ? -1 : 1,
        );
      }),
      AGREEMENTS,
    );
    expect(compareNames('alice', 'alice')).toBe(0);
    expect(() => compareNames('A', 'b')).toThrow('Invalid character');
  });
});

describe('a new account name', () => {
  it.each(['alice1234512', 'aaaaaaaaaaaa', '111111111111'])('may be %s', (text) =>
    expect(isNewAccountName(text)).toBe(true),
  );

  it.each([
    'alice',
    'alice12345123',
    'alice.123451',
    'alice6234512',
    'Alice1234512',
    ' lice1234512',
  ])('may not be %j', (text) => expect(isNewAccountName(text)).toBe(false));
});

describe('nameBounds', () => {
  it.each([
    ['ali', 'ali', 'alizzzzzzzzz'],
    ['  Alice ', 'alice', 'alicezzzzzzz'],
    ['eosio.', 'eosio.', 'eosio.zzzzzz'],
    ['abcdefghijkl', 'abcdefghijkl', 'abcdefghijkl'],
  ])('searches %j from %s to %s', (prefix, lower, upper) => {
    expect(nameBounds(prefix)).toEqual({ lower, upper });
  });

  it.each(['', '   ', '.alice', 'alice6', 'al ice', 'a@b', 'abcdefghijklm'])(
    'cannot search %j',
    (prefix) => expect(nameBounds(prefix)).toBeNull(),
  );

  it('includes every account name with the prefix and no other', () => {
    const account = name.filter((text) => /^[^.].{0,11}$/.test(text));
    fc.assert(
      fc.property(account, account, fc.nat(12), (from, other, length) => {
        const bounds = nameBounds(from.slice(0, Math.max(1, length)));
        if (!bounds) throw new Error('a part of a name must be searchable');
        const inside = (text: string) =>
          nameToBigint(text) >= nameToBigint(bounds.lower) &&
          nameToBigint(text) <= nameToBigint(bounds.upper);
        expect(inside(from)).toBe(true);
        // Trailing dots of a prefix have no value: the bound begins at the name before them.
        if (!bounds.lower.endsWith('.')) expect(inside(other)).toBe(other.startsWith(bounds.lower));
      }),
      AGREEMENTS,
    );
  });
});
