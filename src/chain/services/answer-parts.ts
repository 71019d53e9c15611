import * as v from '../core/schema.ts';
import { isRecord, type JsonRecord, numberOf, textOf } from '../rpc/json.ts';
import { decimal } from './decimal.ts';

/**
 * Parts of services' answers. A field of the wrong kind, or one that is not there, costs that field
 * and no more: it is null.
 */

export const text = v.fallback(v.nullable(v.string()), null);

/** A finite number, also where it came as text. For what is shown; amounts are decimal text. */
export const figure = v.fallback(v.nullable(v.pipe(decimal, v.transform(Number))), null);

export const amount = v.fallback(v.nullable(decimal), null);

/** An id as text, whether it came as text or as a number. */
export const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A number that must be there. */
export const number = v.pipe(decimal, v.transform(Number));

/** An object, as it came. */
export const record = v.custom<JsonRecord>(isRecord);

/** An object whose fields each may be lacking, as may the object. */
export function part<const T extends v.ObjectEntries>(entries: T) {
  return v.pipe(v.fallback(record, {}), v.object(entries));
}

/** The rows that can be read. A list of nothing but others is none. */
export function rows<T extends v.GenericSchema>(row: T) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((told) => {
      const read = told.map((one) => v.safeParse(row, one));
      const good = read.flatMap((one) => (one.success ? [one.output] : []));
      return { told: told.length, good };
    }),
    v.check(({ told, good }) => told === 0 || good.length > 0),
    v.transform(({ good }) => good),
  );
}

/** Rows as a list, or as a field of an object. */
export function rowsIn<T extends v.GenericSchema>(field: string, row: T) {
  return v.pipe(
    v.unknown(),
    v.transform((body) => (isRecord(body) ? body[field] : body)),
    rows(row),
  );
}

/** A number, told bare or as one of the fields of an object. */
export function numberIn(...fields: readonly string[]) {
  return v.pipe(
    v.unknown(),
    v.transform((body) => {
      if (!isRecord(body)) return numberOf(body);
      return fields.map((field) => numberOf(body[field])).find((found) => found !== null) ?? null;
    }),
    v.number(),
  );
}

/** A text, told bare or in English among its languages. */
export const describedText = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((told) => textOf(isRecord(told) ? told.en : told)),
  ),
  null,
);
