import { describe, expect, it } from 'vitest';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';
import {
  listedScope,
  scopeMeaning,
  scopeParameter,
  scopeRange,
} from '#src/chain/model/abi/scope.ts';

describe('a scope in a node response', () => {
  it.each(['a', 'eosio', 'eosio.token', 'abcdefghij12', 'alice.'])(
    '%s means an account, and nothing besides',
    (scope) => expect(scopeMeaning(scope)).toBeNull(),
  );

  it.each([
    ['aaaaaaaaaaaaa', String(nameToBigint('aaaaaaaaaaaaa'))],
    ['............1', '1'],
    ['........ehbo5', 'EOS'],
    ['', '0'],
  ])('%j means %s', (scope, meaning) => expect(scopeMeaning(scope)).toBe(meaning));

  it.each(['EOS', 'a b', 'aaaaaaaaaaaaaa', '............z'])('%s means nothing', (scope) => {
    expect(scopeMeaning(scope)).toBeNull();
  });
});

describe('a scope that is typed', () => {
  const only = (name: string) => ({ from: name, to: name });
  const beginning = (name: string) => ({ from: name, to: name.padEnd(12, 'z') });

  it.each([
    [' ', {}],
    [' EOS ', only('........ehbo5')],
    ['42', only('...........2e')],
    ['aEOS', beginning('aeos')],
    ['EOSa', beginning('eosa')],
    ['a1', beginning('a1')],
    ['1a', beginning('1a')],
    ['a.b', beginning('a.b')],
    ['111111111111', only('111111111111')],
    ['.', only('')],
    ['.ab', only('.ab')],
    ['............j', only('............j')],
  ])('%j is looked for as %j', (typed, range) => expect(scopeRange(typed)).toEqual(range));

  it.each(['.A', '.a!', '............z', '.............1', '20000000000000000000', 'a/b'])(
    '%s can be none',
    (typed) => expect(scopeRange(typed)).toBeNull(),
  );
});

describe('a scope in a request', () => {
  it.each(['alice', '42', '9111111111111', '1111111111119', '.1', '6'])(
    '%s is as it is',
    (scope) => {
      expect(scopeParameter(scope)).toBe(scope);
    },
  );

  it.each(['alice', 'a1', '1a', '111111111111'])('%s is as a node lists it', (scope) => {
    expect(listedScope(scope)).toBe(scope);
  });
});

describe('a scope', () => {
  it('is a name, the code of a token or a number', () => {
    expect(scopeMeaning('eosio')).toBeNull();
    expect(scopeMeaning('........ehbo5')).toBe('EOS');
    expect(scopeMeaning('............1')).toBe('1');
  });

  it('that is typed is looked for in each of these', () => {
    expect(scopeRange('')).toEqual({});
    expect(scopeRange('EOS')).toEqual({ from: '........ehbo5', to: '........ehbo5' });
    expect(scopeRange('ali')).toEqual({ from: 'ali', to: 'alizzzzzzzzz' });
    expect(scopeRange('1')).toEqual({ from: '............1', to: '............1' });
    expect(scopeRange('a b')).toBeNull();
  });

  it('of digits only is requested as a number', () => {
    // Twelve digits of 1 to 5 are an account; nodes would read a number.
    expect(scopeParameter('111111111111')).toBe('595056260442243600');
    expect(scopeParameter('42')).toBe('42');
    expect(listedScope('12')).toBe('612489549322387456');
    expect(listedScope('alice')).toBe('alice');
  });
});
