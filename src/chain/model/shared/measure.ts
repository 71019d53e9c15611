export type ByteUnit = 'Bytes' | 'KB' | 'MB' | 'GB' | 'TB';
export type SpanUnit = 'µs' | 'ms' | 's' | 'min' | 'hours' | 'days';

/** A value with its unit, formatted by the locale. */
export interface Measure<Unit> {
  readonly value: number;
  readonly unit: Unit;
}

const BYTE_UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const BYTE_STEP = 1024;

/** Each unit with the number of smaller units it holds. */
const SPAN_UNITS = [
  { unit: 'µs', step: 1 },
  { unit: 'ms', step: 1000 },
  { unit: 's', step: 1000 },
  { unit: 'min', step: 60 },
  { unit: 'hours', step: 60 },
  { unit: 'days', step: 24 },
] as const;

/** Bytes in the largest unit that gives at least 1. Steps of 1024. */
export function bytesMeasure(bytes: number): Measure<ByteUnit> {
  let value = bytes;
  let index = 0;
  while (Math.abs(value) >= BYTE_STEP && index < BYTE_UNITS.length - 1) {
    value /= BYTE_STEP;
    index++;
  }
  return { value, unit: BYTE_UNITS[index] ?? 'TB' };
}

/** Microseconds in the largest unit that gives at least 1. */
export function spanMeasure(microseconds: number): Measure<SpanUnit> {
  let measure: Measure<SpanUnit> = { value: microseconds, unit: 'µs' };
  for (const { unit, step } of SPAN_UNITS.slice(1)) {
    if (Math.abs(measure.value) < step) break;
    measure = { value: measure.value / step, unit };
  }
  return measure;
}
