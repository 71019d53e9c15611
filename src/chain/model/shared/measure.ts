export type ByteUnit = 'Bytes' | 'KB' | 'MB' | 'GB' | 'TB';
export type SpanUnit = 'µs' | 'ms' | 's' | 'min' | 'hours' | 'days';

/** A figure and its unit, for the locale to write. */
export interface Measure<Unit> {
  readonly value: number;
  readonly unit: Unit;
}

const BYTE_UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const;
const BYTE_STEP = 1024;

/** Each unit with the number of the one before it that it holds. */
const SPAN_UNITS = [
  { unit: 'µs', step: 1 },
  { unit: 'ms', step: 1000 },
  { unit: 's', step: 1000 },
  { unit: 'min', step: 60 },
  { unit: 'hours', step: 60 },
  { unit: 'days', step: 24 },
] as const;

/** Bytes in the largest unit of 1024 of which there is at least one. */
export function bytesMeasure(bytes: number): Measure<ByteUnit> {
  let value = bytes;
  let place = 0;
  while (Math.abs(value) >= BYTE_STEP && place < BYTE_UNITS.length - 1) {
    value /= BYTE_STEP;
    place++;
  }
  return { value, unit: BYTE_UNITS[place] ?? 'TB' };
}

/** Microseconds in the largest unit of which there is at least one. */
export function spanMeasure(microseconds: number): Measure<SpanUnit> {
  let measure: Measure<SpanUnit> = { value: microseconds, unit: 'µs' };
  for (const { unit, step } of SPAN_UNITS.slice(1)) {
    if (Math.abs(measure.value) < step) break;
    measure = { value: measure.value / step, unit };
  }
  return measure;
}
