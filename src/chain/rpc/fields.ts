import * as v from '../core/schema.ts';

/** A number, also where nodeos writes it as text because it is large. */
export const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number))]),
  v.finite(),
);

/** Some nodes leave a field out and others write null. */
export const maybe = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);
