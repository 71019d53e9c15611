import { parseAsset } from '../core/asset.ts';
import * as v from '../core/schema.ts';
import { parseTime } from '../core/time.ts';
import type { JsonRecord } from '../rpc/json.ts';
import type { RowReader } from './read.ts';

/** An amount. */
export const asset = v.pipe(v.string(), v.transform(parseAsset));

/** Milliseconds UTC of a time text. Contracts of 2018 wrote a whole number of microseconds. */
export const time = v.union([
  v.pipe(
    v.union([v.string(), v.number()]),
    v.check((told) => /^\d+$/.test(String(told))),
    v.transform((told) => Math.floor(Number(told) / 1000)),
  ),
  v.pipe(v.string(), v.transform(parseTime)),
]);

/** Milliseconds UTC of a count of seconds since 1970. */
export const seconds = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/))]),
  v.transform((told) => Number(told) * 1000),
);

/** Text that a row may lack. */
export const note = v.optional(v.nullable(v.string()), '');

/** Reads rows by a schema. */
export function by<T>(schema: v.GenericSchema<unknown, T>): RowReader<T> {
  return (row) => v.parse(schema, row);
}

/** Reads rows by a function of lists, which leaves out what it cannot read. */
export function each<T>(list: (rows: readonly unknown[]) => readonly T[]): RowReader<T> {
  return (row: JsonRecord) => list([row])[0] ?? null;
}
