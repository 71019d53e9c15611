import { expect, it } from 'vitest';
import { bytesMeasure, spanMeasure } from '#src/chain/model/shared/measure.ts';

it('bytes are written in units up to terabytes', () => {
  expect(bytesMeasure(1024 ** 4)).toEqual({ value: 1, unit: 'TB' });
  expect(bytesMeasure(5 * 1024 ** 5)).toEqual({ value: 5 * 1024, unit: 'TB' });
  expect(spanMeasure(999)).toEqual({ value: 999, unit: 'µs' });
});
