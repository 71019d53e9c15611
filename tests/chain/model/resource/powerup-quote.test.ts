import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import {
  fractionOfWeight,
  powerupFee,
  type PowerupSide,
  weightOfFraction,
} from '#src/chain/model/resource/powerup-cost.ts';
import {
  type PowerupOffer,
  powerupProblems,
  powerupQuote,
} from '#src/chain/model/resource/powerup-quote.ts';

const symbol = { code: 'EOS', precision: 4 };
const now = Date.parse('2026-01-01T00:00:00Z');
const side: PowerupSide = {
  weight: 381_030_927_720_000n,
  weightRatio: 10_000_000_000_000n,
  initialWeightRatio: 10_000_000_000_000n,
  targetWeightRatio: 10_000_000_000_000n,
  assumedStakeWeight: 3_848_797_249_700n,
  initialAt: now,
  targetAt: now,
  exponent: 2,
  decaySeconds: 86_400,
  minPrice: { units: 250_000_000n, symbol },
  maxPrice: { units: 60_000_000_000n, symbol },
  utilization: 20_000_000_000_000n,
  adjustedUtilization: 25_000_000_000_000n,
  utilizedAt: now,
};
const offer = { cpu: side, net: side, minFee: parseAsset('0.0001 EOS'), rates: null };
const spent = (cpu: string, net: string) => ({ cpu, net, unit: 'tokens' as const });

describe('a quote of what is rented', () => {
  const quote = (cpu: string, net: string) =>
    powerupQuote(spent(cpu, net), offer, { now, percent: 10n });

  it('for tokens costs no more than they are, and nothing on a side that has none', () => {
    const reported = quote('1', '0');
    expect(reported?.fee.symbol).toEqual(symbol);
    expect(reported && reported.fee.units <= 10_000n && reported.fee.units > 9_000n).toBe(true);
    expect(reported?.net).toEqual({ fraction: 0n, fee: 0n, amount: null });
    expect(reported?.cpu.amount).toBeNull();
  });

  it('is of both sides together, with a bound above it', () => {
    const both = quote('1', '1');
    expect(both?.fee.units).toBe((both?.cpu.fee ?? 0n) + (both?.net.fee ?? 0n));
    expect(both && both.most.units > both.fee.units).toBe(true);
    expect(both && both.most.units * 10n <= both.fee.units * 11n + 10n).toBe(true);
  });
});

describe('a quote for time and bytes', () => {
  const rates = {
    cpu: { limit: 1_000n, weight: 2_000_000n },
    net: { limit: 1_024n, weight: 1_000_000n },
  };
  const known = { ...offer, rates };
  const amounts = (cpu: string, net: string) => ({ cpu, net, unit: 'amount' as const });
  const quote = (cpu: string, net: string, of: PowerupOffer = known) =>
    powerupQuote(amounts(cpu, net), of, { now, percent: 0n });

  it('is of milliseconds and of kilobytes of 1,024 bytes', () => {
    const reported = quote('1.5', '2');
    expect([reported?.cpu.amount, reported?.net.amount]).toEqual([1_500n, 2_048n]);
    // 1,500 µs weigh 3,000,000, and 2,048 bytes 2,000,000.
    expect(reported?.cpu.fraction).toBe(fractionOfWeight(side, 3_000_000n));
    expect(reported?.net.fraction).toBe(fractionOfWeight(side, 2_000_000n));
    expect(reported?.cpu.fee).toBe(powerupFee(side, reported!.cpu.fraction));
    expect(reported?.most).toEqual(reported?.fee);
  });

  it('is of nothing where nothing is typed that can be read', () => {
    for (const text of ['', ' ', 'x', '-1', '0', '0.0001'])
      expect(quote(text, '')?.fee.units).toBe(0n);
    expect(quote('1', '1', offer)?.fee.units).toBe(0n);
  });

  it('is none for more than a side has', () => {
    expect(quote('99999999999', '1')).toBeNull();
    expect(quote('1', '99999999999')).toBeNull();
  });

  it('has the amount for tokens if the rates are known', () => {
    const reported = powerupQuote(spent('1', '1'), known, { now, percent: 0n });
    const weight = weightOfFraction(side, reported!.cpu.fraction);
    expect(reported?.cpu.amount).toBe((weight * 1_000n) / 2_000_000n);
  });

  it('is by the market as it will be then', () => {
    const later = { now: now + 86_400_000, percent: 0n };
    const reported = powerupQuote(amounts('1', ''), known, later);
    expect(reported!.cpu.fee).toBeLessThan(quote('1', '')!.cpu.fee);
  });

  it('names the side that has not so much, and what is typed with too many decimals', () => {
    const of = { offer: known, liquid: null, now, percent: 10n };
    expect(powerupProblems(amounts('99999999999', ''), of)).toEqual({
      cpu: { kind: 'market-too-small' },
    });
    expect(powerupProblems(amounts('1', '99999999999'), of)).toEqual({
      net: { kind: 'market-too-small' },
    });
    expect(powerupProblems(amounts('1.0001', ''), of)).toEqual({
      cpu: { kind: 'too-many-decimals', decimals: 3 },
    });
    expect(powerupProblems(amounts('1000', ' '), of)).toEqual({});
  });
});

describe('what is typed to rent', () => {
  const of = { offer, liquid: parseAsset('5.0000 EOS'), now, percent: 10n };
  it.each([
    [spent('1', ''), {}],
    [spent('', ''), { cpu: { kind: 'nothing' } }],
    [spent('0', '0.0000'), { cpu: { kind: 'nothing' } }],
    [spent('x', '1'), { cpu: { kind: 'not-a-number' } }],
    [spent('1', '-1'), { net: { kind: 'not-positive' } }],
    [spent('1.00001', ''), { cpu: { kind: 'too-many-decimals', decimals: 4 } }],
    [spent('', '6'), { net: { kind: 'insufficient-balance' } }],
  ])('%j: %j', (typed, problems) => {
    expect(powerupProblems(typed, of)).toEqual(problems);
  });

  it('must reach the least fee there is', () => {
    const dear = { ...of, offer: { ...offer, minFee: parseAsset('2.0000 EOS') } };
    expect(powerupProblems(spent('1', ''), dear)).toEqual({ cpu: { kind: 'below-minimum' } });
  });

  it('may cost just the least fee, and all there is', () => {
    const { fee, most } = powerupQuote(spent('1', ''), offer, of)!;
    expect(powerupProblems(spent('1', ''), { ...of, offer: { ...offer, minFee: fee } })).toEqual(
      {},
    );
    expect(powerupProblems(spent('1', ''), { ...of, liquid: most })).toEqual({});
    const short = { ...most, units: most.units - 1n };
    expect(powerupProblems(spent('1', ''), { ...of, liquid: short })).toEqual({
      cpu: { kind: 'insufficient-balance' },
    });
    expect(powerupProblems(spent('1', ''), { ...of, liquid: null })).toEqual({});
  });
});
