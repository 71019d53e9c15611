import { describe, expect, test } from 'vitest';
import { readTokenFilter, tokenFilterText } from '#src/chain/model/token/token-filter.ts';

const core = { contract: 'eosio.token', symbol: 'EOS' };
const copy = { contract: 'fakeeosfake1', symbol: 'EOS' };

describe('a token that is typed', () => {
  test('is its contract and symbol, in either order', () => {
    expect(readTokenFilter('eosio.token:EOS', [])).toEqual(core);
    expect(readTokenFilter(' EOS@eosio.token ', [])).toEqual(core);
    expect(readTokenFilter('EOSIO.token:eos', [])).toEqual(core);
  });

  test('is the first known one where the symbol has no contract', () => {
    expect(readTokenFilter('eos', [core, copy])).toEqual(core);
    expect(readTokenFilter('WAX', [core])).toBeNull();
  });

  test.each(['', ':', 'EOS:', ':EOS', 'no spaces:EOS', 'a:b:c', 'eosio.token:toolongsymbol', '1'])(
    'is none where it is written %j',
    (text) => expect(readTokenFilter(text, [core])).toBeNull(),
  );

  test('is no text where there is none', () => {
    expect(tokenFilterText(null)).toBe('');
    expect(tokenFilterText(core)).toBe('eosio.token:EOS');
  });

  test('is written as it is read', () => {
    expect(readTokenFilter(tokenFilterText(copy), [core])).toEqual(copy);
  });
});
