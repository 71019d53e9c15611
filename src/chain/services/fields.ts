import * as v from '../core/schema.ts';
import { isRecord, type JsonRecord, numberOf, textOf } from '../rpc/json.ts';

/**
 * Schemas of fields in responses of services. Most are lenient: a missing or malformed field is
 * null, and the rest of the response is used.
 */

const DECIMAL_PLACES = 20;

/** Decimal text, from text or from a number. */
export const decimal = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(plain))]),
  v.regex(/^-?\d+(\.\d+)?$/),
);

/** Numbers below 1e-6 would otherwise be written with an exponent. */
function plain(value: number): string {
  const written = String(value);
  if (!written.includes('e')) return written;
  return value.toFixed(DECIMAL_PLACES).replace(/\.?0+$/, '');
}

export const text = v.fallback(v.nullable(v.string()), null);

/** A finite number, from a number or from text. For display; amounts are decimal text. */
export const figure = v.fallback(v.nullable(v.pipe(decimal, v.transform(Number))), null);

export const amount = v.fallback(v.nullable(decimal), null);

/** An id as text, from text or from a number. */
export const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A required number. */
export const number = v.pipe(decimal, v.transform(Number));

/** An object with any fields. */
export const record = v.custom<JsonRecord>(isRecord);

/** An object whose fields are all optional. The object is optional too. */
export function part<const T extends v.ObjectEntries>(entries: T) {
  return v.pipe(v.fallback(record, {}), v.object(entries));
}

/** The valid rows of a list. A list with rows of which none is valid is malformed. */
export function rows<T extends v.GenericSchema>(row: T) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) => {
      const results = values.map((value) => v.safeParse(row, value));
      const valid = results.flatMap((result) => (result.success ? [result.output] : []));
      return { total: values.length, valid };
    }),
    v.check(({ total, valid }) => total === 0 || valid.length > 0),
    v.transform(({ valid }) => valid),
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

/** A bare number, or the first of these fields that holds one. */
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

/** A bare text, or the English one of several languages. */
export const localizedText = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => textOf(isRecord(value) ? value.en : value)),
  ),
  null,
);
