import { describe, expect, test } from 'vitest';
import {
  classify,
  emptySuggestions,
  remember,
  submitTarget,
  suggestionPrefix,
} from '#src/chain/model/search.ts';

const eos = { keyPrefix: 'EOS' } as const;
const fio = { keyPrefix: 'FIO' } as const;

const publicKey = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const typedKey = `PUB_K1_${publicKey.slice(3)}`;
const oldPrivateKey = '5KQwrPbwdL6PhXujxW37FSSQZ1JiwsST4cqQzDeyXtP79zkvFD3';
const id = 'a1'.repeat(32);

describe('what a text in the search box means', () => {
  test('is trimmed first', () => {
    expect(classify('  alice \n', eos)).toEqual({ kind: 'account', name: 'alice' });
    expect(classify('   ', eos)).toEqual({ kind: 'nothing' });
  });

  test.each([
    ['an Ethereum address', `0x${'a'.repeat(40)}`, 42],
    ['a key in the older form', publicKey, 53],
    ['a key with its type', typedKey, 57],
  ])('%s is a key', (_, text, length) => {
    expect(text).toHaveLength(length);
    expect(classify(text, eos)).toEqual({ kind: 'key', key: text });
  });

  test('a passkey is a key at any length', () => {
    for (const length of [20, 51, 64, 90]) {
      const text = 'PUB_WA_'.padEnd(length, 'x');
      expect(classify(text, eos)).toEqual({ kind: 'key', key: text });
    }
  });

  test('a private key is told apart, in either form and with spaces around', () => {
    expect(oldPrivateKey).toHaveLength(51);
    expect(classify(` ${oldPrivateKey} `, eos).kind).toBe('private-key');
    expect(classify(`PVT_K1_${'x'.repeat(50)}`, eos).kind).toBe('private-key');
    expect(classify(`PVT_R1_${'x'.repeat(57)}`, fio).kind).toBe('private-key');
    expect(classify(`PVT_K1_a@b`, fio).kind).toBe('private-key');
  });

  test('64 characters are a transaction, unless all are digits', () => {
    expect(classify(id, eos)).toEqual({ kind: 'transaction', id });
    expect(classify(id.toUpperCase(), eos)).toEqual({ kind: 'transaction', id });
    expect(classify('1'.repeat(64), eos).kind).toBe('block');
  });

  test('a number is a block', () => {
    expect(classify('12345', eos)).toEqual({ kind: 'block', number: '12345' });
    expect(classify('12345', fio)).toEqual({ kind: 'block', number: '12345' });
  });

  test('anything else is an account, in lower case', () => {
    expect(classify('eosio.token', eos)).toEqual({ kind: 'account', name: 'eosio.token' });
    expect(classify('Alice', eos)).toEqual({ kind: 'account', name: 'alice' });
    expect(classify('bob@alice', eos)).toEqual({ kind: 'account', name: 'bob@alice' });
  });

  test('on FIO an at-sign makes an address, and other words may be domains', () => {
    expect(classify('bob@edge', fio)).toEqual({ kind: 'fio-address', address: 'bob@edge' });
    const long = `${'b'.repeat(48)}@edge`;
    expect(long).toHaveLength(53);
    expect(classify(long, fio).kind).toBe('fio-address');
    expect(classify('edge', fio)).toEqual({ kind: 'fio-domain', name: 'edge' });
  });
});

describe('suggestions', () => {
  test('are asked for names, not for keys, ids and addresses', () => {
    expect(suggestionPrefix(' Ali ', eos)).toBe('ali');
    expect(suggestionPrefix('123', eos)).toBe('123');
    expect(suggestionPrefix('edge', fio)).toBe('edge');
    for (const text of ['', publicKey, typedKey, oldPrivateKey, 'PVT_K1_ab', id])
      expect(suggestionPrefix(text, eos)).toBeNull();
  });

  test('are not asked for with "eosio." in the text', () => {
    expect(suggestionPrefix('eosio.tok', eos)).toBeNull();
    expect(suggestionPrefix('my.eosio.x', eos)).toBeNull();
    expect(suggestionPrefix('eosio', eos)).toBe('eosio');
  });

  test('a single one is what was meant, but on FIO', () => {
    expect(submitTarget('ali', ['alice'], eos)).toEqual({ kind: 'account', name: 'alice' });
    expect(submitTarget('ali', ['alice'], fio)).toEqual({ kind: 'fio-domain', name: 'ali' });
    expect(submitTarget('ali', ['alice', 'alina'], eos)).toEqual({ kind: 'account', name: 'ali' });
    expect(submitTarget('ali', [], eos)).toEqual({ kind: 'account', name: 'ali' });
    expect(submitTarget(id, ['alice'], eos)).toEqual({ kind: 'transaction', id });
  });
});

describe('the history of searches', () => {
  test('keeps ten, each once, the newest first', () => {
    let history: readonly string[] = [];
    for (let number = 1; number <= 12; number++) history = remember(history, `name${number}`, eos);
    history = remember(history, ' name5 ', eos);
    expect(history).toHaveLength(10);
    expect(history[0]).toBe('name5');
    expect(new Set(history).size).toBe(10);
  });

  test('never keeps a private key', () => {
    expect(remember([], oldPrivateKey, eos)).toEqual([]);
    expect(remember([], `PVT_K1_${'x'.repeat(50)}`, eos)).toEqual([]);
  });

  test('shows six, the logged-in account in the place of the last', () => {
    const history = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(emptySuggestions(history, null)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(emptySuggestions(history, 'alice')).toEqual(['a', 'b', 'c', 'd', 'e', 'alice']);
    expect(emptySuggestions(['alice', 'b'], 'alice')).toEqual(['b', 'alice']);
    expect(emptySuggestions([], 'alice')).toEqual(['alice']);
  });
});
