import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDays, utcDays } from '#src/chain/model/shared/days.ts';

describe('days in UTC', () => {
  it('begin at midnight there', () => {
    expect(utcDays.rangeOf('2026-11-20', '')).toEqual({ from: Date.UTC(2026, 10, 20), to: null });
    expect(utcDays.dayOf(Date.UTC(2026, 10, 20, 23))).toBe('2026-11-20');
  });
});

describe('days here', () => {
  const zone = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = 'Asia/Tokyo';
  });
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('begin and end at midnight here', () => {
    expect(localDays.rangeOf('2026-11-20', '2026-11-20')).toEqual({
      from: Date.UTC(2026, 10, 19, 15),
      to: Date.UTC(2026, 10, 20, 15) - 1,
    });
    expect(localDays.dayOf(Date.UTC(2026, 10, 19, 15))).toBe('2026-11-20');
    expect(localDays.rangeOf('', '')).toBeNull();
  });

  it('have 23 hours where the clock goes forward', () => {
    process.env['TZ'] = 'Europe/Berlin';
    const range = localDays.rangeOf('2026-03-29', '2026-03-29');
    expect((range?.to ?? 0) + 1 - (range?.from ?? 0)).toBe(23 * 3_600_000);
    expect(localDays.textsOf(range)).toEqual({ from: '2026-03-29', to: '2026-03-29' });
  });

  it.each([
    ['2026-01-02', '2026-01-03'],
    ['', '2026-01-03'],
    ['2026-01-02', ''],
    ['2026-01-02T12:30:00.500', '2026-01-02T13:00:00.000'],
  ])('from %s to %s are written as they are read', (from, to) => {
    expect(localDays.textsOf(localDays.rangeOf(from, to))).toEqual({ from, to });
  });

  it('are moments in UTC, and the other way round', () => {
    process.env['TZ'] = 'Asia/Tokyo';
    expect(utcDays.textsOf(localDays.rangeOf('2026-11-20', ''))).toEqual({
      from: '2026-11-19T15:00:00.000',
      to: '',
    });
    expect(localDays.textsOf(utcDays.rangeOf('2026-11-20', ''))).toEqual({
      from: '2026-11-20T09:00:00.000',
      to: '',
    });
  });
});
