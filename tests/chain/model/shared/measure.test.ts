import { describe, expect, it } from 'vitest';
import { bytesMeasure, spanMeasure } from '#src/chain/model/shared/measure.ts';

it('bytes are written in units up to terabytes', () => {
  expect(bytesMeasure(1024 ** 4)).toEqual({ value: 1, unit: 'TB' });
  expect(bytesMeasure(5 * 1024 ** 5)).toEqual({ value: 5 * 1024, unit: 'TB' });
  expect(spanMeasure(999)).toEqual({ value: 999, unit: 'µs' });
});

describe('figures', () => {
  it.each([
    [0, 0, 'Bytes'],
    [1023, 1023, 'Bytes'],
    [1024, 1, 'KB'],
    [1536, 1.5, 'KB'],
    [1024 ** 2, 1, 'MB'],
    [1024 ** 3, 1, 'GB'],
    [1024 ** 4, 1, 'TB'],
    [1024 ** 5, 1024, 'TB'],
    [-2048, -2, 'KB'],
  ])('%i bytes are %d %s', (bytes, value, unit) => {
    expect(bytesMeasure(bytes)).toEqual({ value, unit });
  });

  it.each([
    [0, 0, 'µs'],
    [999, 999, 'µs'],
    [1_000, 1, 'ms'],
    [1_500_000, 1.5, 's'],
    [60_000_000, 1, 'min'],
    [5_400_000_000, 1.5, 'hours'],
    [86_400_000_000, 1, 'days'],
    [864_000_000_000, 10, 'days'],
  ])('%i microseconds are %d %s', (span, value, unit) => {
    expect(spanMeasure(span)).toEqual({ value, unit });
  });
});
