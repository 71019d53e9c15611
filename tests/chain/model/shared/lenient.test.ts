import { describe, expect, it } from 'vitest';
import { addAssets, subtractAssets } from '#src/chain/core/asset-sums.ts';
import { amountOf, assetOf, timeOf, unitsOf } from '#src/chain/model/shared/lenient.ts';

const EOS = { code: 'EOS', precision: 4 };
const TIME = '2026-01-01T00:00:00';

describe('an amount in an answer', () => {
  it('is read from a text that is one', () => {
    expect(assetOf('1.5000 EOS')).toEqual({ units: 15_000n, symbol: EOS });
    for (const none of ['EOS', '', 1.5, null, ['1.5000 EOS'], {}]) expect(assetOf(none)).toBeNull();
  });

  it('of another token is none', () => {
    expect(amountOf('1.5000 EOS', EOS).units).toBe(15_000n);
    for (const other of ['1.5000 WAX', undefined, null, ''])
      expect(amountOf(other, EOS)).toEqual({ units: 0n, symbol: EOS });
  });

  it.each(['1.50 EOS', '1 EOS', 'x', 'NaN EOS', '1e308 EOS', `${'9'.repeat(400)} EOS`, 7, {}, []])(
    'that cannot be read is malformed: %j',
    (value) => {
      const malformed = { units: 0n, symbol: EOS, malformed: true };
      expect(amountOf(value, EOS)).toEqual(malformed);
      const one = { units: 10_000n, symbol: EOS };
      expect(addAssets(one, amountOf(value, EOS)).malformed).toBe(true);
      expect(subtractAssets(amountOf(value, EOS), one).malformed).toBe(true);
    },
  );

  it('may be in units', () => {
    expect(unitsOf('15000', EOS)).toEqual({ units: 15_000n, symbol: EOS });
    expect(unitsOf(undefined, EOS)).toEqual({ units: 0n, symbol: EOS });
    for (const none of [1.5, 'many', {}, '9'.repeat(400), 1e308])
      expect(unitsOf(none, EOS)).toEqual({ units: 0n, symbol: EOS, malformed: true });
  });
});

it('a time that is none is zero', () => {
  expect(timeOf(TIME)).toBe(Date.UTC(2026, 0, 1));
  for (const none of ['soon', '', 7, null, [TIME], 1.5e12 + 0.5, 1e300, NaN, '2026-01-01+01:00'])
    expect(timeOf(none)).toBe(0);
});

it.each([
  '2026-01-01T00:00:00.000+00:00',
  '2026-01-01T02:00:00+02:00',
  '2025-12-31T18:30:00.000-0530',
  '2026-01-01 00:00:00',
  1_767_225_600_000,
  1_767_225_600,
  '1767225600000',
])('a time is read as indexes store it: %s', (stored) => {
  expect(timeOf(stored)).toBe(Date.UTC(2026, 0, 1));
});
