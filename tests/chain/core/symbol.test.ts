import { Asset } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatSymbol, parseSymbol, sameSymbol } from '#src/chain/core/symbol.ts';
import {
  symbolCodeFromBigint,
  symbolCodeToBigint,
  symbolFromBigint,
  symbolToBigint,
} from '#src/chain/core/symbol-bigint.ts';
import { assetTextToBigints, symbolTextToBigint } from '#src/chain/core/symbol-text.ts';
import { AGREEMENTS, CASES, symbolCode, tokenSymbol, uint64 } from './cases.ts';

describe('symbols', () => {
  it("are parsed, formatted and numbered like WharfKit's", () => {
    fc.assert(
      fc.property(tokenSymbol, (symbol) => {
        const text = formatSymbol(symbol);
        const oracle = Asset.Symbol.from(text);
        expect(text).toBe(oracle.toString());
        expect(parseSymbol(text)).toEqual(symbol);
        expect(symbolToBigint(symbol)).toBe(BigInt(oracle.value.toString()));
        expect(symbolFromBigint(symbolToBigint(symbol))).toEqual(symbol);
      }),
      AGREEMENTS,
    );
  });

  it('without a code are numbered, as nodes write the value 0', () => {
    expect(symbolTextToBigint('0,')).toBe(0n);
    expect(symbolTextToBigint('4,')).toBe(4n);
    expect(symbolTextToBigint('4,EOS')).toBe(symbolToBigint({ code: 'EOS', precision: 4 }));
    for (const text of ['256,', ',', '0', '-1,', '4,eos'])
      expect(() => symbolTextToBigint(text)).toThrow(new Error('Invalid symbol'));
  });

  it('are numbered in amounts without a code, as nodes write one that was never set', () => {
    expect(assetTextToBigints('0 ')).toEqual({ units: 0n, symbol: 0n });
    expect(assetTextToBigints('-1.5000 ')).toEqual({ units: -15_000n, symbol: 4n });
    expect(assetTextToBigints('1.0 EOS')).toEqual({
      units: 10n,
      symbol: symbolToBigint({ code: 'EOS', precision: 1 }),
    });
    for (const text of ['0', '1.0', '0  ', `0.${'0'.repeat(19)} `])
      expect(() => assetTextToBigints(text)).toThrow(new Error('Invalid symbol'));
    expect(() => assetTextToBigints('4611686018427387904 ')).toThrow('Number is out of range');
  });

  it("have codes numbered like WharfKit's", () => {
    fc.assert(
      fc.property(symbolCode, (code) => {
        const value = symbolCodeToBigint(code);
        expect(value).toBe(BigInt(Asset.SymbolCode.from(code).value.toString()));
        expect(symbolCodeFromBigint(value)).toBe(code);
      }),
      AGREEMENTS,
    );
  });

  it('are decoded from 64 bits completely or not at all', () => {
    fc.assert(
      fc.property(uint64, (value) => {
        let symbol;
        try {
          symbol = symbolFromBigint(value);
        } catch (error) {
          expect(error).toEqual(new Error('Invalid symbol'));
          return;
        }
        expect(symbolToBigint(symbol)).toBe(value);
      }),
      CASES,
    );
  });

  it.each([
    ['4,EOS', 1397703940n],
    ['8,WAX', 1480677128n],
    ['0,A', 16640n],
  ])('%s is %d', (text, value) => {
    expect(symbolToBigint(parseSymbol(text))).toBe(value);
  });

  it.each([
    '',
    'EOS',
    '4,',
    ',EOS',
    '4,eos',
    '4,EOSEOSEO',
    '19,EOS',
    '-1,EOS',
    '4, EOS',
    '4,EO S',
    '4.0,EOS',
    '100,EOS',
  ])('refuses %j', (text) => expect(() => parseSymbol(text)).toThrow(new Error('Invalid symbol')));

  it.each(['', 'eos', 'ABCDEFGH', 'E1'])('refuses the code %j', (code) =>
    expect(() => symbolCodeToBigint(code)).toThrow(new Error('Invalid symbol')),
  );

  // Zero; a gap between letters; a lower-case letter; eight letters.
  it.each([0n, 0x4f0045n, 0x61n, 0x4141414141414141n])('refuses the code of %d', (value) =>
    expect(() => symbolCodeFromBigint(value)).toThrow(new Error('Invalid symbol')),
  );

  it('differ by code and by precision', () => {
    const eos = { code: 'EOS', precision: 4 };
    expect(sameSymbol(eos, { ...eos })).toBe(true);
    expect(sameSymbol(eos, { ...eos, precision: 8 })).toBe(false);
    expect(sameSymbol(eos, { ...eos, code: 'WAX' })).toBe(false);
  });
});
