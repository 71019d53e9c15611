import { describe, expect, it } from 'vitest';
import { type DelphiReport, delphiReading } from '#src/chain/model/price/delphi.ts';

const NOW = Date.UTC(2026, 10, 27, 7, 0);
const MINUTE = 60_000;
const pair = { active: true, precision: 4 };

const report = (over: Partial<DelphiReport> = {}): DelphiReport => ({
  owner: 'bpalpha11111',
  value: 56_863,
  median: 56_863,
  time: NOW,
  ...over,
});
/** All rows, each a minute older than the one before and of its own producer. */
const full = (value: (index: number) => number) =>
  Array.from({ length: 21 }, (_, index) =>
    report({ owner: `bp${index}`, value: value(index), median: 1, time: NOW - index * MINUTE }),
  );

describe('a price of delphioracle', () => {
  it('is the median by the decimals of the pair', () => {
    const three = ['a', 'b', 'c'].map((owner) => report({ owner }));
    expect(delphiReading(pair, three, NOW)).toEqual({ price: 5.6863, updated: NOW, doubts: [] });
    const xpr = three.map((row) => ({ ...row, value: 870, median: 870 }));
    expect(delphiReading({ active: true, precision: 6 }, xpr, NOW)).toMatchObject({
      price: 0.00087,
    });
  });

  it('is the tenth smallest of 21 values, in whatever order the rows come', () => {
    const rows = full((index) => ((index * 8) % 21) + 1);
    expect(rows.map(({ value }) => value).toSorted((a, b) => a - b)[20]).toBe(21);
    expect(delphiReading(pair, rows, NOW)).toMatchObject({ price: 0.001 });
  });

  it('is that of the latest row, not of row zero', () => {
    const old = report({ median: 1, value: 1, time: NOW - 20 * MINUTE });
    const rows = [old, report({ owner: 'b' }), report({ owner: 'c', time: NOW - MINUTE })];
    expect(delphiReading(pair, rows, NOW)).toMatchObject({ price: 5.6863, updated: NOW });
  });

  it('is old after a quarter of an hour and stale after an hour', () => {
    const rows = full(() => 56_863);
    expect(delphiReading(pair, rows, NOW + 15 * MINUTE)).toMatchObject({ doubts: [] });
    expect(delphiReading(pair, rows, NOW + 16 * MINUTE)).toMatchObject({ doubts: ['old'] });
    expect(delphiReading(pair, rows, NOW + 61 * MINUTE)).toEqual({ kind: 'stale', updated: NOW });
  });

  it('is doubtful with few reporters, or with a report far from the median', () => {
    const two = [report(), report({ owner: 'b' }), report({ time: NOW - MINUTE })];
    expect(delphiReading(pair, two, NOW)).toMatchObject({ doubts: ['few-reporters'] });
    const rows = full((index) => (index === 0 ? 106_000 : 100_000));
    expect(delphiReading(pair, rows, NOW)).toMatchObject({ price: 10, doubts: ['spread'] });
  });

  it('is absent without a pair, if the pair is not active, and before 12 rows are filled', () => {
    expect(delphiReading(null, [report()], NOW)).toEqual({ kind: 'absent' });
    expect(delphiReading({ ...pair, active: false }, [report()], NOW)).toEqual({ kind: 'absent' });
    expect(delphiReading(pair, [], NOW)).toEqual({ kind: 'absent' });
    const filled = (count: number) => full((index) => (index < count ? 56_863 : 0));
    expect(delphiReading(pair, filled(11), NOW)).toEqual({ kind: 'absent' });
    expect(delphiReading(pair, filled(12), NOW)).toMatchObject({ price: 5.6863 });
  });
});
