import { describe, expect, it } from 'vitest';
import { isSimilarSymbol } from '#src/chain/model/signing/warnings/payment-rules.ts';

describe('a symbol', () => {
  it.each([
    ['EQS', 'EOS'],
    ['EDS', 'EOS'],
    ['FOS', 'EOS'],
    ['EOZ', 'EOS'],
    ['EOSS', 'EOS'],
    ['EEOS', 'EOS'],
    ['VAX', 'UAX'],
    ['WAK', 'WAX'],
    ['TIOS', 'TLOS'],
    ['TJOS', 'TLOS'],
    ['XRR', 'XPR'],
    ['BON', 'BOM'],
    ['VVAX', 'WAX'],
    ['BORN', 'BOM'],
  ])('%s is read for %s', (symbol, other) => {
    expect(isSimilarSymbol(symbol, other)).toBe(true);
    expect(isSimilarSymbol(other, symbol)).toBe(true);
  });

  it.each([
    ['EOS', 'EOS'],
    ['EOX', 'EOS'],
    ['EOSDT', 'EOS'],
    ['SEO', 'EOS'],
    ['USDT', 'EOS'],
  ])('%s is not read for %s', (symbol, other) => {
    expect(isSimilarSymbol(symbol, other)).toBe(false);
  });
});
