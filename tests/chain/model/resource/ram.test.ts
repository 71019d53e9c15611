import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { formatAsset, formatUnits } from '#src/chain/core/asset.ts';
import { bancorInput, bancorOutput } from '#src/chain/model/resource/bancor.ts';
import {
  buyAtLeast,
  buyRam,
  buyRamBytes,
  ramMarket,
  ramPrice,
  sellRam,
  shownRamPrice,
  type RamMarket,
} from '#src/chain/model/resource/ram.ts';
import { listOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { hostileRow, SLOW, TOTALITY } from '../hostile.ts';

const row = {
  supply: '10000000000.0000 RAMCORE',
  base: { balance: '62656849725 RAM', weight: '0.50000000000000000' },
  quote: { balance: '1096762.9136 EOS', weight: '0.50000000000000000' },
};
const market = read(row);

function read(value: unknown): RamMarket {
  const found = ramMarket(value);
  if (!found) throw new Error('no market');
  return found;
}

describe('the price of RAM as a headline', () => {
  const shown = (units: bigint) =>
    formatAsset(shownRamPrice({ units, symbol: { code: 'EOS', precision: 8 } }));

  it('has 4 decimals below one token, else 2', () => {
    expect(shown(899_999n)).toBe('0.0089 EOS');
    expect(shown(312_345_678n)).toBe('3.12 EOS');
  });

  it('keeps two digits of what four decimals would write as nothing', () => {
    expect(shown(1_234n)).toBe('0.000012 EOS');
    expect(shown(1n)).toBe('0.00000001 EOS');
    expect(shown(0n)).toBe('0.00000000 EOS');
  });
});

describe('the RAM market', () => {
  it('prices 1,024 bytes with 8 decimals, whatever the precision of the token', () => {
    // 1024 × 1096762.9136 ÷ 62656849725 = 0.017924386…
    expect(formatAsset(ramPrice(market))).toBe('0.01792438 EOS');
    const wax = read({ base: { balance: '2048 RAM' }, quote: { balance: '3.00000001 WAX' } });
    expect(formatAsset(ramPrice(wax))).toBe('1.50000000 WAX');
    const whole = read({ base: { balance: '1024 RAM' }, quote: { balance: '7 TNT' } });
    expect(formatAsset(ramPrice(whole))).toBe('7.00000000 TNT');
  });

  it('takes half a per cent, rounded up, before it gives bytes', () => {
    // 1 EOS: fee 0.0050; 62656849725 × 9950 ÷ (10967629136 + 9950) = 56843.1…
    expect(buyRam(market, 10_000n)).toEqual({
      bytes: 56_843n,
      tokens: { units: 10_000n, symbol: { code: 'EOS', precision: 4 } },
      fee: { units: 50n, symbol: { code: 'EOS', precision: 4 } },
    });
    expect(buyRam(market, 200n).fee.units).toBe(1n);
    expect(buyRam(market, 201n).fee.units).toBe(2n);
    expect(buyRam(market, 1n)).toMatchObject({ bytes: 0n, fee: { units: 1n } });
    expect(buyRam(market, 0n)).toMatchObject({ bytes: 0n, fee: { units: 0n } });
    expect(buyRam(market, -1000n)).toMatchObject({ bytes: 0n, fee: { units: 0n } });
    expect(buyRam(market, -5n)).toMatchObject({ bytes: 0n, fee: { units: 0n } });
  });

  it('charges the price of the bytes divided by 0.995', () => {
    // 10967629136 × 8192 ÷ (62656849725 − 8192) = 1433.9…; 1433 ÷ 0.995 = 1440.2…
    expect(buyRamBytes(market, 8192n)).toMatchObject({
      bytes: 8180n,
      tokens: { units: 1440n },
      fee: { units: 8n },
    });
    expect(buyRamBytes(market, 0n)).toMatchObject({ tokens: { units: 0n } });
    expect(buyRamBytes(market, market.bytes)).toBeNull();
    expect(buyRamBytes(market, market.bytes - 1n)).not.toBeNull();
    expect(buyRamBytes(market, -1n)).toBeNull();
  });

  it('credits what the rounded payment buys, which is less than was requested', () => {
    const busy = read({
      base: { balance: '20000000000 RAM' },
      quote: { balance: '976562.5000 EOS' },
    });
    expect(buyRamBytes(busy, 400n)).toMatchObject({
      bytes: 397n,
      tokens: { units: 195n },
      fee: { units: 1n },
    });
    const reserve = fc.bigInt({ min: 1_000_000n, max: 2n ** 40n });
    fc.assert(
      fc.property(
        reserve,
        reserve,
        fc.bigInt({ min: 0n, max: 900_000n }),
        (held, units, wanted) => {
          const one = { bytes: held, tokens: { units, symbol: busy.tokens.symbol } };
          const found = buyAtLeast(one, wanted);
          if (!found) return;
          expect(found.trade.bytes >= wanted && found.request >= wanted).toBe(true);
          expect(buyRamBytes(one, found.request)).toEqual(found.trade);
          const less = found.request > wanted ? buyRamBytes(one, found.request - 1n) : null;
          expect(less === null || less.bytes < wanted).toBe(true);
        },
      ),
    );
  });

  it('is found at once in a market whose byte costs nothing', () => {
    const cheap = { bytes: 2n ** 40n, tokens: { units: 1000n, symbol: market.tokens.symbol } };
    expect(buyAtLeast(cheap, 1n)?.trade.bytes).toBeGreaterThanOrEqual(1n);
    expect(buyAtLeast(cheap, 2n ** 40n)).toBeNull();
  });

  it('takes half a per cent, rounded up, off what a sale brings', () => {
    // 10967629136 × 8192 ÷ (62656849725 + 8192) = 1433.9…; fee 7.2 → 8
    expect(sellRam(market, 8192n)).toMatchObject({
      bytes: 8192n,
      tokens: { units: 1425n },
      fee: { units: 8n },
    });
    expect(sellRam(market, 0n)).toMatchObject({ tokens: { units: 0n }, fee: { units: 0n } });
  });

  it('never lets a round trip gain, nor give out all it holds', () => {
    const reserve = fc.bigInt({ min: 1n, max: 2n ** 62n });
    fc.assert(
      fc.property(reserve, reserve, reserve, (bytes, units, paid) => {
        const one = { bytes, tokens: { units, symbol: market.tokens.symbol } };
        const bought = buyRam(one, paid);
        expect(bought.bytes < bytes || bytes === 0n).toBe(true);
        const after = {
          bytes: bytes - bought.bytes,
          tokens: { ...one.tokens, units: units + paid - bought.fee.units },
        };
        expect(sellRam(after, bought.bytes).tokens.units <= paid).toBe(true);
      }),
      TOTALITY,
    );
  });

  it('is not read from a row without both reserves', () => {
    for (const bad of [
      { ...row, base: { balance: '0 RAM' } },
      { ...row, quote: { balance: '0.0000 EOS' } },
      { ...row, base: { balance: '-5 RAM' } },
      { ...row, base: { balance: '5.0 RAM' } },
      { ...row, base: { balance: '5 ROM' } },
      { ...row, quote: { balance: 12 } },
      { ...row, quote: null },
      null,
    ])
      expect(ramMarket(bad)).toBeNull();
  });

  it(
    'is read, or is not, from anything',
    () => {
      fc.assert(
        fc.property(hostileRow(['base', 'quote', 'balance']), (value) => {
          const found = ramMarket(value);
          if (found) expect(ramPrice(found).units >= 0n).toBe(true);
        }),
        TOTALITY,
      );
    },
    SLOW.timeout,
  );
});

describe('the Bancor formula', () => {
  it('gives nothing from an empty reserve', () => {
    expect(bancorOutput(0n, 5n, 5n)).toBe(0n);
    expect(bancorOutput(5n, 0n, 5n)).toBe(0n);
    expect(bancorOutput(5n, -5n, 5n)).toBe(0n);
    expect(bancorOutput(5n, 5n, 5n)).toBe(2n);
    expect(bancorInput(0n, 5n, 0n)).toBeNull();
    expect(bancorInput(5n, 0n, 1n)).toBeNull();
    expect(bancorInput(10n, 5n, 5n)).toBe(5n);
  });
});

describe('recorded RAM markets', () => {
  const hex = recordings('v1_chain_get_table_rows')
    .flatMap(({ response }) => listOf((response as { rows?: unknown }).rows))
    .filter((one) => typeof one === 'string' && one.includes('0452414d434f5245'))
    .map(String);

  it.skipIf(hex.length === 0)('of EOS lie between a thousandth and one EOS for 1,024 bytes', () => {
    for (const packed of hex) {
      const bytes = Buffer.from(packed, 'hex');
      const found = read({
        base: { balance: `${bytes.readBigInt64LE(16)} RAM` },
        quote: { balance: `${formatUnits(bytes.readBigInt64LE(40), 4)} EOS` },
      });
      const { units } = ramPrice(found);
      expect(units > 100_000n && units < 100_000_000n, String(units)).toBe(true);
    }
  });
});
