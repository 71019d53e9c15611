import { describe, expect, test } from 'vitest';
import {
  classify,
  emptySuggestions,
  MAX_SUGGESTIONS,
  remember,
  submitTarget,
  suggestionPrefix,
} from '#src/chain/model/search/search.ts';

/** Each test is named by the rule it holds. */
const eos = { keyPrefix: 'EOS' } as const;
const fio = { keyPrefix: 'FIO', features: ['fio-names'] } as const;
const chains = [eos, fio];

/** As many characters, beginning so. */
const long = (length: number, begin = '') => begin.padEnd(length, 'x');

describe('search box', () => {
  test('"The input is trimmed."', () => {
    expect(classify('\t alice\n', eos)).toEqual(classify('alice', eos));
    expect(suggestionPrefix(' alice ', eos)).toBe('alice');
    expect(remember([], ' alice ', eos)).toEqual(['alice']);
  });

  test.each([42, 53, 57])('"Length 42, 51, 53 or 57: treated as a key": %i', (length) => {
    for (const chain of chains)
      expect(classify(long(length), chain)).toEqual({ kind: 'key', key: long(length) });
  });

  test.each(['EOS', 'FIO', 'PUB_K1_', 'PUB_WA_', '0x'])(
    '"Length 51: treated as a key" where it says that it is public: %s',
    (begin) => {
      const key = long(51, begin);
      for (const chain of chains) expect(classify(key, chain)).toEqual({ kind: 'key', key });
    },
  );

  test.each(['5', 'K', 'x', '1'])(
    '"Length 51 or containing PVT_: first converted": whatever else begins with %s',
    (begin) => {
      const text = long(51, begin);
      for (const chain of chains) {
        expect(classify(text, chain)).toEqual({ kind: 'private-key', text });
        expect(suggestionPrefix(text, chain)).toBeNull();
        expect(remember(['alice'], text, chain)).toEqual(['alice']);
      }
    },
  );

  test('"…or containing PVT_", at any length, before every other rule', () => {
    const id = `PVT_${'a'.repeat(60)}`;
    expect(id).toHaveLength(64);
    for (const text of [id, 'PVT_', 'bob@PVT_', long(42, 'PVT_'), 'PUB_WA_PVT_', 'a/PVT_b'])
      for (const chain of chains) {
        expect(classify(text, chain).kind).toBe('private-key');
        expect(suggestionPrefix(text, chain)).toBeNull();
        expect(remember([], text, chain)).toEqual([]);
      }
  });

  test('"containing the prefix PUB_WA_", at any length', () => {
    for (const length of [20, 63, 64, 101])
      expect(classify(long(length, 'PUB_WA_'), eos).kind).toBe('key');
  });

  test('"A non-numeric 64-character input goes to /transaction/{id}"', () => {
    expect(classify(long(64, 'f'), eos).kind).toBe('transaction');
    expect(classify(`${'1'.repeat(63)}a`, fio).kind).toBe('transaction');
    expect(classify(long(63, 'f'), eos).kind).not.toBe('transaction');
    expect(classify('1'.repeat(64), eos)).toEqual({ kind: 'block', number: '1'.repeat(64) });
  });

  test('"On fio chains, input containing an at-sign goes to /address", at any length', () => {
    for (const length of [6, 42, 51, 53, 57, 64]) {
      const address = `bob@${long(length - 4)}`;
      expect(classify(address, fio)).toEqual({ kind: 'fio-address', address });
    }
    expect(classify('bob@edge', eos).kind).toBe('account');
  });

  test('"On fio chains, otherwise a domain lookup runs first"', () => {
    expect(classify('edge', fio)).toEqual({ kind: 'fio-domain', name: 'edge' });
    expect(classify('edge', eos)).toEqual({ kind: 'account', name: 'edge' });
  });

  test('"Other non-numeric input goes to /account/{name}"', () => {
    for (const name of ['alice', 'eosio.token', 'a1b2', '12345a'])
      expect(classify(name, eos)).toEqual({ kind: 'account', name });
  });

  test('"Numeric input is tried as a block", on every chain', () => {
    for (const chain of chains)
      for (const number of ['0', '1', '400000000'])
        expect(classify(number, chain)).toEqual({ kind: 'block', number });
  });
});

describe('suggestions', () => {
  test('"At most 10 account results"', () => expect(MAX_SUGGESTIONS).toBe(10));

  test('"Text containing eosio. triggers no lookup"', () => {
    for (const text of ['eosio.', 'EOSIO.token', 'x.eosio.y'])
      expect(suggestionPrefix(text, eos)).toBeNull();
    expect(suggestionPrefix('eosio', eos)).toBe('eosio');
  });

  test('"A single non-fio result goes straight to the account page"', () => {
    expect(submitTarget('al', ['alice'], eos)).toEqual({ kind: 'account', name: 'alice' });
    expect(submitTarget('al', ['alice', 'alina'], eos)).toEqual({ kind: 'account', name: 'al' });
    expect(submitTarget('al', ['alice'], fio)).toEqual({ kind: 'fio-domain', name: 'al' });
  });
});

describe('"An empty search shows up to 10 de-duplicated history entries"', () => {
  const typed = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'c'];
  const history = typed.reduce<readonly string[]>((kept, text) => remember(kept, text, eos), []);

  test('ten are stored, the newest first', () => {
    expect(history).toEqual(['c', 'k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'b']);
  });

  test('"6 shown; the logged-in actor replaces the last suggestion"', () => {
    expect(emptySuggestions(history, null)).toEqual(history.slice(0, 6));
    expect(emptySuggestions(history, 'alice')).toEqual([...history.slice(0, 5), 'alice']);
    expect(emptySuggestions(history, 'k')).toEqual(['c', 'j', 'i', 'h', 'g', 'k']);
  });
});
