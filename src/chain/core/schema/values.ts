import { Failure } from './types.ts';
import type { GenericSchema } from './types.ts';

/** A value that is returned unchanged. */
/* @__NO_SIDE_EFFECTS__ */
function plain<T>(expected: string, fits: (value: unknown) => boolean): GenericSchema<T> {
  return { run: (value) => (fits(value) ? (value as T) : new Failure(expected)) };
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): GenericSchema {
  return { run: (value) => value };
}

/* @__NO_SIDE_EFFECTS__ */
export function string(): GenericSchema<string> {
  return plain('a string', (value) => typeof value === 'string');
}

/** Any but NaN. */
/* @__NO_SIDE_EFFECTS__ */
export function number(): GenericSchema<number> {
  return plain('a number', (value) => typeof value === 'number' && !Number.isNaN(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): GenericSchema<boolean> {
  return plain('a boolean', (value) => typeof value === 'boolean');
}

/* @__NO_SIDE_EFFECTS__ */
export function literal<const T extends string | number | boolean>(wanted: T): GenericSchema<T> {
  return plain(String(wanted), (value) => value === wanted);
}

/* @__NO_SIDE_EFFECTS__ */
export function picklist<const T extends string | number>(options: readonly T[]): GenericSchema<T> {
  return plain(options.join(' or '), (value) => options.includes(value as T));
}

/* @__NO_SIDE_EFFECTS__ */
export function custom<T>(fits: (value: unknown) => boolean): GenericSchema<T> {
  return plain('another value', fits);
}
