import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import {
  buyImpact,
  bytesToSell,
  isSaleTooSmall,
  sellableBytes,
  sellImpact,
} from '#src/chain/model/resource/ram-trade.ts';
import { buyRam, type RamMarket, sellRam } from '#src/chain/model/resource/ram.ts';

const symbol = { code: 'EOS', precision: 4 };
const market: RamMarket = {
  bytes: 62_656_849_725n,
  tokens: { units: 10_967_629_136n, symbol },
};

describe('selling RAM for an amount', () => {
  it('takes the fewest bytes that bring it in after the fee', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10_000_000_000n), (units) => {
        const bytes = bytesToSell(market, units);
        expect(bytes).not.toBeNull();
        expect(sellRam(market, bytes!).tokens.units).toBeGreaterThanOrEqual(units);
        expect(sellRam(market, bytes! - 1n).tokens.units).toBeLessThan(units);
      }),
    );
  });

  it('cannot bring in more than the market holds, and nothing for nothing', () => {
    expect(bytesToSell(market, market.tokens.units)).toBeNull();
    expect(bytesToSell(market, 0n)).toBe(0n);
    expect(bytesToSell(market, -1n)).toBe(0n);
    expect(bytesToSell(market, -1_000_000n)).toBe(0n);
  });

  it('takes not a byte more than it must, nor all that the market holds', () => {
    const small = (units: bigint) => ({ bytes: 1000n, tokens: { units, symbol } });
    // 1,000 bytes onto 1,000 bring half of 400 units, of which one is the fee.
    expect(bytesToSell(small(400n), 199n)).toBe(1000n);
    expect(bytesToSell(small(201n), 199n)).toBe(200_000n);
    expect(bytesToSell(small(200n), 199n)).toBeNull();
  });

  it('is refused by the contract where it would bring in a single unit', () => {
    // A unit is 5.7 bytes: ten of them are one unit, twelve are two.
    expect(isSaleTooSmall(market, 10n)).toBe(true);
    expect(isSaleTooSmall(market, 12n)).toBe(false);
    expect(isSaleTooSmall(market, 0n)).toBe(true);
  });
});

describe('what a trade does to the price', () => {
  it('is the share by which the average price differs from the one before', () => {
    const symbolless = { units: 1_000_000n, symbol };
    const small: RamMarket = { bytes: 1_000_000n, tokens: symbolless };
    // 100,000 units less 500 of fee, of a million: 99,500 in, price 9.95 % worse.
    expect(buyImpact(small, buyRam(small, 100_000n))).toBeCloseTo(0.0995, 9);
    // 250,000 bytes onto a million: a fifth less for each.
    expect(sellImpact(small, sellRam(small, 250_000n))).toBeCloseTo(0.2, 9);
    expect(buyImpact(small, buyRam(small, 0n))).toBe(0);
    const empty: RamMarket = { bytes: 0n, tokens: { units: 0n, symbol } };
    expect(sellImpact(empty, sellRam(empty, 0n))).toBe(0);
    expect(buyImpact(empty, buyRam(empty, 0n))).toBe(0);
  });
});

describe('what may be sold', () => {
  it('is what was bought and is not in use', () => {
    expect(sellableBytes(8000n, 9400, 4000)).toBe(5400n);
    // The bytes a chain gives away cannot be sold.
    expect(sellableBytes(8000n, 9400, 200)).toBe(8000n);
    expect(sellableBytes(8000n, 9400, 9999)).toBe(0n);
    expect(sellableBytes(8000n, -1, 200)).toBe(8000n);
    expect(sellableBytes(8000n, 0, 0)).toBe(0n);
    expect(sellableBytes(8000n, 8000, 0)).toBe(8000n);
  });
});
