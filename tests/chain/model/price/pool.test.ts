import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import type { PoolSource } from '#src/chain/config/price-source.ts';
import { comparedWithOracle, poolQuote, poolReading } from '#src/chain/model/price/pool.ts';

const NOW = Date.UTC(2026, 10, 27);
const alcor: PoolSource = {
  kind: 'alcor',
  contract: 'swap.alcor',
  pool: '1095',
  token: { contract: 'eosio.token', code: 'WAX' },
  dollar: { contract: 'usdt.alcor', code: 'USDT' },
  dollarFeed: null,
};
const waxRow = {
  id: 1095,
  active: 1,
  tokenA: { quantity: '267401.17536530 WAX', contract: 'eosio.token' },
  tokenB: { quantity: '4187.0761 USDT', contract: 'usdt.alcor' },
  currSlot: {
    sqrtPriceX64: '36937981673168319',
    tick: -124_275,
    lastObservationTimestamp: 1_692_363_257,
  },
  liquidity: '142304250737',
};
const defibox: PoolSource = {
  ...alcor,
  kind: 'defibox',
  contract: 'swap.defi',
  pool: '12',
  token: { contract: 'eosio.token', code: 'EOS' },
  dollar: { contract: 'tethertether', code: 'USDT' },
};
const eosRow = {
  id: 12,
  token0: { contract: 'eosio.token', symbol: '4,EOS' },
  token1: { contract: 'tethertether', symbol: '4,USDT' },
  reserve0: '4585193.1234 EOS',
  reserve1: '12568203.3533 USDT',
  block_time_last: '2026-11-26T23:59:00',
};

describe("the price of an Alcor pool's token", () => {
  it('is the square of the root, not the ratio of the reserves', () => {
    const quote = poolQuote(alcor, waxRow);
    expect(quote?.price).toBeCloseTo(0.040_096_538_1, 10);
    expect(quote?.updated).toBe(1_692_363_257_000);
  });

  it('has the decimals of both tokens', () => {
    const tlm: PoolSource = {
      ...alcor,
      token: { contract: 'alien.worlds', code: 'TLM' },
      dollar: { contract: 'eosio.token', code: 'WAX' },
    };
    const row = {
      ...waxRow,
      tokenA: { quantity: '1.0000 TLM', contract: 'alien.worlds' },
      tokenB: { quantity: '1.00000000 WAX', contract: 'eosio.token' },
      currSlot: { sqrtPriceX64: '991708566516390553386' },
    };
    expect(poolQuote(tlm, row)?.price).toBeCloseTo(0.289_020_524_2, 9);
  });

  it('is the inverse if the dollar token comes first', () => {
    const { token, dollar } = alcor;
    const quote = poolQuote({ ...alcor, token: dollar, dollar: token }, waxRow);
    expect(quote?.price).toBeCloseTo(24.9398, 4);
  });

  it('has a depth by its liquidity: what moves the price by 2%', () => {
    expect(poolQuote(alcor, waxRow)?.depth).toBeCloseTo(283.54, 2);
  });
});

describe("the price of a Defibox pool's token", () => {
  it('is the ratio of the reserves, in either order', () => {
    const quote = poolQuote(defibox, eosRow);
    expect(quote?.price).toBeCloseTo(2.741_041, 6);
    expect(Math.round(quote?.depth ?? 0)).toBe(125_060);
    expect(quote?.updated).toBe(Date.UTC(2026, 10, 26, 23, 59));
    const { token0, token1, reserve0, reserve1 } = eosRow;
    const turned = {
      ...eosRow,
      token0: token1,
      token1: token0,
      reserve0: reserve1,
      reserve1: reserve0,
    };
    expect(poolQuote(defibox, turned)).toEqual(quote);
  });
});

describe('a pool of Proton Swap', () => {
  it('has its tokens as extended assets', () => {
    const proton: PoolSource = {
      ...alcor,
      kind: 'proton-swaps',
      token: { contract: 'eosio.token', code: 'XPR' },
      dollar: { contract: 'xtokens', code: 'XUSDC' },
    };
    const row = {
      pool1: { quantity: '10000000.0000 XPR', contract: 'eosio.token' },
      pool2: { quantity: '8700.000000 XUSDC', contract: 'xtokens' },
    };
    expect(poolQuote(proton, row)).toMatchObject({ price: 0.00087, updated: null });
  });
});

describe('a quote', () => {
  it('is null if the pool has other tokens, is not active or is empty', () => {
    const stranger = { contract: 'fake.token', quantity: '4187.0761 USDT' };
    expect(poolQuote(alcor, { ...waxRow, tokenB: stranger })).toBeNull();
    expect(poolQuote(alcor, { ...waxRow, active: 0 })).toBeNull();
    expect(poolQuote(alcor, { ...waxRow, liquidity: '0' })?.depth).toBe(0);
    expect(poolQuote(defibox, { ...eosRow, reserve0: '0.0000 EOS' })).toBeNull();
    expect(poolQuote(defibox, { ...eosRow, reserve1: 'NaN USDT' })).toBeNull();
  });

  it('never throws, whatever the row holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.anything(), (row, value) => {
        for (const source of [alcor, defibox])
          for (const field of Object.keys({ ...waxRow, ...eosRow })) {
            const known = source.kind === 'alcor' ? waxRow : eosRow;
            const quote = poolQuote(source, { ...known, ...row, [field]: value });
            expect(quote === null || (quote.price > 0 && quote.depth >= 0)).toBe(true);
          }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the trust in a pool', () => {
  const quote = (depth: number) => ({ price: 2, depth, updated: NOW });

  it('grows with its depth: below $2,000 it is thin, below $200 not used', () => {
    expect(poolReading(quote(2000), 1, NOW)).toMatchObject({ price: 2, doubts: [] });
    expect(poolReading(quote(1999), 1, NOW)).toMatchObject({ doubts: ['thin'] });
    expect(poolReading(quote(199), 1, NOW)).toEqual({ kind: 'thin', depth: 199 });
  });

  it('reports that the price of the dollar token is unknown', () => {
    expect(poolReading(quote(5000), null, NOW)).toMatchObject({
      price: 2,
      doubts: ['dollar-assumed'],
    });
    expect(poolReading(quote(5000), 0.5, NOW)).toMatchObject({ price: 1, doubts: [] });
    expect(poolReading(quote(3000), 0.5, NOW)).toMatchObject({ doubts: ['thin'] });
  });

  it('ends after a week without a trade', () => {
    const week = 7 * 86_400_000;
    expect(poolReading(quote(5000), 1, NOW + week)).toMatchObject({ price: 2 });
    expect(poolReading(quote(5000), 1, NOW + week + 1)).toEqual({ kind: 'stale', updated: NOW });
  });

  it('is doubted right after a trade that moved it away from the oracle', () => {
    const reading = { price: 2, updated: NOW - 60_000, doubts: [] };
    const doubts = (oracle: number | null, updated: number | null = reading.updated) =>
      comparedWithOracle({ ...reading, updated }, oracle, NOW).doubts;
    expect(doubts(1.9)).toEqual(['just-traded']);
    expect(doubts(2.03)).toEqual([]);
    expect(doubts(1.9, NOW - 120_000)).toEqual([]);
    // Nothing confirms it, or the pool does not say when it changed.
    expect(doubts(null)).toEqual(['just-traded']);
    expect(doubts(null, null)).toEqual(['just-traded']);
    expect(doubts(1.9, null)).toEqual(['just-traded']);
    expect(doubts(2, null)).toEqual([]);
    expect(doubts(null, NOW - 120_000)).toEqual([]);
  });

  it('is none without a quote', () => {
    expect(poolReading(null, 1, NOW)).toEqual({ kind: 'absent' });
  });
});
