import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { RamMarket } from '#src/chain/model/resource/ram.ts';
import {
  buyProblem,
  buyQuote,
  ramUnits,
  sellProblem,
  sellQuote,
} from '#src/chain/model/resource/ram-check.ts';

const symbol = { code: 'EOS', precision: 4 };
/** 1,000 bytes a token. */
const market: RamMarket = { bytes: 1_000_000n, tokens: parseAsset('1000.0000 EOS') };
const bytes = (amount: string) => ({ amount, unit: 'bytes' as const });
const tokens = (amount: string) => ({ amount, unit: 'tokens' as const });

describe('an amount of RAM as it is typed', () => {
  it('counts in whole bytes, or in units of the token', () => {
    expect(ramUnits(bytes('1024'), symbol)).toBe(1024n);
    expect(ramUnits(tokens('1.5'), symbol)).toBe(15_000n);
    for (const none of [bytes('1.5'), bytes('0'), bytes(''), tokens('-1'), tokens('1.00001')])
      expect(ramUnits(none, symbol), JSON.stringify(none)).toBeNull();
  });
});

describe('a purchase of RAM', () => {
  const of = { symbol, liquid: parseAsset('10.0000 EOS'), market };

  it('is quoted with its fee of half a per cent', () => {
    const quote = buyQuote(tokens('10'), market);
    expect(quote?.fee).toEqual(parseAsset('0.0500 EOS'));
    expect(quote?.tokens).toEqual(parseAsset('10.0000 EOS'));
    expect(quote?.bytes).toBe(9_851n);
    // The contract rounds the payment down.
    expect(buyQuote(bytes('1000'), market)?.bytes).toBe(999n);
    expect(buyQuote(bytes('none'), market)).toBeNull();
  });

  it.each([
    [tokens('10'), null],
    [bytes('1000'), null],
    [tokens('10.0001'), 'insufficient-balance'],
    [bytes('20000'), 'insufficient-balance'],
    [tokens('0.0001'), 'too-little'],
    [bytes('1000000'), 'market-too-small'],
    [bytes('4294967296'), 'market-too-small'],
    [tokens('0'), 'not-positive'],
    [bytes('1.5'), 'too-many-decimals'],
    [bytes('x'), 'not-a-number'],
  ])('of %j: %s', (typed, kind) => {
    expect(buyProblem(typed, of)?.kind ?? null).toBe(kind);
  });

  it('is of a number of bytes that the chain can count, whatever is known', () => {
    const unknown = { symbol, liquid: null, market: null };
    expect(buyProblem(bytes('4294967295'), unknown)).toBeNull();
    expect(buyProblem(bytes('4294967296'), unknown)?.kind).toBe('market-too-small');
    expect(buyProblem(tokens('4294967296'), unknown)).toBeNull();
  });

  it.each([
    ['a token buys not a byte', '10 RAM', tokens('1'), 'too-little'],
    ['a token buys a few bytes', '20000 RAM', tokens('1'), null],
    ['the bytes cost nothing', '1000000000 RAM', bytes('1'), 'too-little'],
    ['the bytes cost their fee alone', '1000000000 RAM', bytes('100001'), 'too-little'],
    ['the bytes cost more than their fee', '1000000000 RAM', bytes('200000'), null],
  ])('where %s', (_, reserve, typed, kind) => {
    const units = BigInt(reserve.split(' ')[0]!);
    const dear = reserve.startsWith('1000000000') ? '1.0000 EOS' : '1000.0000 EOS';
    const of = { symbol, liquid: null, market: { bytes: units, tokens: parseAsset(dear) } };
    expect(buyProblem(typed, of)?.kind ?? null).toBe(kind);
  });

  it('is not refused because of unknown facts', () => {
    expect(buyProblem(tokens('99999'), { ...of, liquid: null })).toBeNull();
    expect(buyProblem(bytes('999999999'), { ...of, market: null })).toBeNull();
  });
});

describe('a sale of RAM', () => {
  const of = { symbol, sellable: 5_000n, market };

  it('for tokens takes the fewest bytes that bring them in', () => {
    const quote = sellQuote(tokens('1'), market);
    expect(quote && quote.tokens.units >= 10_000n).toBe(true);
    const less = sellQuote(bytes(String((quote?.bytes ?? 0n) - 1n)), market);
    expect(less && less.tokens.units < 10_000n).toBe(true);
    expect(sellQuote(tokens('99999'), market)).toBeNull();
    expect(sellQuote(bytes('1000'), market)?.bytes).toBe(1000n);
    expect([sellQuote(tokens('x'), market), sellQuote(bytes('0'), market)]).toEqual([null, null]);
  });

  it.each([
    [bytes('5000'), null],
    [bytes('5001'), 'insufficient-balance'],
    [tokens('4'), null],
    [tokens('6'), 'insufficient-balance'],
    [tokens('99999'), 'market-too-small'],
    [bytes('0'), 'not-positive'],
    [bytes('1.5'), 'too-many-decimals'],
    [tokens('1.5'), null],
    [tokens('1.00001'), 'too-many-decimals'],
  ])('of %j: %s', (typed, kind) => {
    expect(sellProblem(typed, of)?.kind ?? null).toBe(kind);
  });

  it('of what brings in a single unit is refused, as by the contract', () => {
    const dear = { bytes: 1_000_000_000n, tokens: parseAsset('1.0000 EOS') };
    expect(sellProblem(bytes('1'), { ...of, market: dear })?.kind).toBe('too-little');
    expect(sellProblem(bytes('9999'), { symbol, sellable: null, market: null })).toBeNull();
  });
});
