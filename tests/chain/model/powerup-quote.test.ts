import { describe, expect, it } from 'vitest';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { PowerupSide } from '#src/chain/model/powerup-cost.ts';
import { powerupProblems, powerupQuote } from '#src/chain/model/powerup-quote.ts';

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
    const told = quote('1', '0');
    expect(told?.fee.symbol).toEqual(symbol);
    expect(told && told.fee.units <= 10_000n && told.fee.units > 9_000n).toBe(true);
    expect(told?.net).toEqual({ fraction: 0n, fee: 0n, amount: null });
    expect(told?.cpu.amount).toBeNull();
  });

  it('is of both sides together, with a bound above it', () => {
    const both = quote('1', '1');
    expect(both?.fee.units).toBe((both?.cpu.fee ?? 0n) + (both?.net.fee ?? 0n));
    expect(both && both.most.units > both.fee.units).toBe(true);
    expect(both && both.most.units * 10n <= both.fee.units * 11n + 10n).toBe(true);
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
});
