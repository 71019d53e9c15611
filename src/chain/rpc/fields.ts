import * as v from '../core/schema.ts';
import { parseAsset } from '../core/asset.ts';
import { parseTime } from '../core/time.ts';

/**
 * Schemas of fields in responses of nodes and in table rows. A malformed field makes the whole
 * response malformed.
 */

/** A number. nodeos writes large ones as text. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** Some nodes omit a field and others write null. */
export const maybe = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);

/** A boolean. Some ABIs declare it as a number. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number()]),
  v.transform((value): boolean => value === true || (typeof value === 'number' && value !== 0)),
);

/** An integer of any size, as a number or as text. */
export const int64 = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^-?\d{1,20}$/))]),
  v.transform((value) => BigInt(value)),
);

export const asset = v.pipe(v.string(), v.transform(parseAsset));

/** Milliseconds UTC. Contracts of 2018 write a whole number of microseconds. */
export const time = v.union([
  v.pipe(
    v.union([v.string(), v.number()]),
    v.check((value) => /^\d+$/.test(String(value))),
    v.transform((value) => Math.floor(Number(value) / 1000)),
  ),
  v.pipe(v.string(), v.transform(parseTime)),
]);

/** Milliseconds UTC, from seconds since 1970. */
export const seconds = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/))]),
  v.transform((value) => Number(value) * 1000),
);

/** Text that a row may omit. */
export const optionalText = v.optional(v.nullable(v.string()), '');
