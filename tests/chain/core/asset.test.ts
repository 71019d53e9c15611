import { Asset as Oracle, Int64 } from '@wharfkit/antelope';
import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import {
  formatAsset,
  formatUnits,
  parseAsset,
  splitUnits,
  zeroAsset,
} from '#src/chain/core/asset.ts';
import { addAssets, subtractAssets } from '#src/chain/core/asset-sums.ts';
import { parseUnits, readUnits } from '#src/chain/core/typed-units.ts';
import { formatSymbol } from '#src/chain/core/symbol.ts';
import { AGREEMENTS, amount, int64, precision, tokenSymbol } from './cases.ts';

const asset = fc.record({ units: amount, symbol: tokenSymbol });
const EOS = { code: 'EOS', precision: 4 };
const WAX = { code: 'WAX', precision: 8 };
const MAX = 2n ** 63n - 1n;
/** `asset::max_amount` of the chain. */
const MOST = 2n ** 62n - 1n;

describe('assets', () => {
  it("are formatted like WharfKit's, and parsed back", () => {
    fc.assert(
      fc.property(asset, (value) => {
        const text = formatAsset(value);
        const units = Int64.from(value.units.toString());
        expect(text).toBe(Oracle.fromUnits(units, formatSymbol(value.symbol)).toString());
        expect(parseAsset(text)).toEqual(value);
      }),
      AGREEMENTS,
    );
  });

  it.each([
    ['1.0000 EOS', 10000n, EOS],
    ['-0.0001 EOS', -1n, EOS],
    ['0.00000000 WAX', 0n, WAX],
    ['  12 TOKEN  ', 12n, { code: 'TOKEN', precision: 0 }],
    ['007.5 A', 75n, { code: 'A', precision: 1 }],
    ['461168601842738.7903 EOS', MOST, EOS],
    ['-461168601842738.7903 EOS', -MOST, EOS],
    ['4611686018427387903 MAX', MOST, { code: 'MAX', precision: 0 }],
    ['1537228672809129216 NDOLLAR', 1537228672809129216n, { code: 'NDOLLAR', precision: 0 }],
    ['2003.76420520689664 MUULTI', 200376420520689664n, { code: 'MUULTI', precision: 14 }],
    ['-0.01 USD', -1n, { code: 'USD', precision: 2 }],
    ['4.611686018427387903 WETH', MOST, { code: 'WETH', precision: 18 }],
    ['0.1000   EOS', 1000n, EOS],
  ])('parses %j', (text, units, symbol) => {
    expect(parseAsset(text)).toEqual({ units, symbol });
  });

  it.each([
    ['', 'Asset must begin with a number'],
    ['EOS', 'Asset must begin with a number'],
    ['.5 EOS', 'Asset must begin with a number'],
    ['+1.0000 EOS', 'Asset must begin with a number'],
    ['- 1 EOS', 'Asset must begin with a number'],
    ['1.0000', 'Invalid symbol'],
    ['1.0000EOS', 'Invalid symbol'],
    ['1. EOS', 'Invalid symbol'],
    ['1.0000 eos', 'Invalid symbol'],
    ['1.0000 ABCDEFGH', 'Invalid symbol'],
    ['1.0000 EOS EOS', 'Invalid symbol'],
    ['1e4 EOS', 'Invalid symbol'],
    ['1,000.0000 EOS', 'Invalid symbol'],
    ['0.0000000000000000001 EOS', 'Invalid symbol'],
    ['461168601842738.7904 EOS', 'Number is out of range'],
    ['-461168601842738.7904 EOS', 'Number is out of range'],
    ['4611686018427387904 MAX', 'Number is out of range'],
    ['10.000 EOS blah', 'Invalid symbol'],
  ])('refuses %j: %s', (text, message) => {
    expect(() => parseAsset(text)).toThrow(new Error(message));
  });

  it('add and subtract by units, and refuse results beyond 64 bits', () => {
    fc.assert(
      fc.property(int64, int64, (a, b) => {
        const [x, y] = [
          { units: a, symbol: EOS },
          { units: b, symbol: EOS },
        ];
        for (const [run, sum] of [
          [addAssets, a + b],
          [subtractAssets, a - b],
        ] as const) {
          if (sum <= MAX && sum >= -MAX - 1n)
            expect(run(x, y)).toEqual({ units: sum, symbol: EOS });
          else expect(() => run(x, y)).toThrow(new Error('Number is out of range'));
        }
      }),
      AGREEMENTS,
    );
  });

  it('of different symbols cannot be added', () => {
    for (const other of [WAX, { ...EOS, precision: 3 }])
      for (const run of [addAssets, subtractAssets])
        expect(() => run(zeroAsset(EOS), zeroAsset(other))).toThrow(new Error('invalid symbol'));
  });
});

describe('units', () => {
  it('are formatted and parsed back at any precision', () => {
    fc.assert(
      fc.property(amount, precision, (units, decimals) => {
        const text = formatUnits(units, decimals);
        expect(parseUnits(text, decimals)).toBe(units);
        const parts = splitUnits(units, decimals);
        expect([parts.whole, parts.decimals].filter(Boolean).join('.')).toBe(text);
        expect(parts.decimals).toHaveLength(decimals);
      }),
      AGREEMENTS,
    );
  });

  it.each([
    ['1', 4, 10000n],
    ['1.5', 4, 15000n],
    ['.5', 4, 5000n],
    ['5.', 4, 50000n],
    [' 0.0001 ', 4, 1n],
    ['-2', 0, -2n],
    ['007', 1, 70n],
  ])('%j at precision %d is %d', (text, decimals, units) => {
    expect(parseUnits(text, decimals)).toBe(units);
  });

  it.each([
    ['', 4, 'not-a-number', 'invalid number'],
    ['.', 4, 'not-a-number', 'invalid number'],
    ['-', 4, 'not-a-number', 'invalid number'],
    ['1,5', 4, 'not-a-number', 'invalid number'],
    ['1e3', 4, 'not-a-number', 'invalid number'],
    ['0x10', 4, 'not-a-number', 'invalid number'],
    ['1.0000 EOS', 4, 'not-a-number', 'invalid number'],
    ['1.00001', 4, 'too-many-decimals', 'Too many decimals'],
    ['1.00000', 4, 'too-many-decimals', 'Too many decimals'],
    ['1.0', 0, 'too-many-decimals', 'Too many decimals'],
    ['461168601842738.7904', 4, 'out-of-range', 'Number is out of range'],
  ] as const)('refuses %j at precision %d: %s', (text, decimals, problem, message) => {
    expect(readUnits(text, decimals)).toBe(problem);
    expect(() => parseUnits(text, decimals)).toThrow(new Error(message));
  });

  it('are split for display with the sign on the integer part', () => {
    expect(splitUnits(-1n, 4)).toEqual({ whole: '-0', decimals: '0001' });
    expect(splitUnits(1234567n, 0)).toEqual({ whole: '1234567', decimals: '' });
  });
});
