import * as v from '../core/schema.ts';

/** A flag, also where the contract's ABI has it as a number. */
export const flag = v.pipe(
  v.union([v.boolean(), v.number()]),
  v.transform((told): boolean => told === true || (typeof told === 'number' && told !== 0)),
);

/** An integer of any size, whether it came as a number or as text. */
export const int64 = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^-?\d{1,20}$/))]),
  v.transform((told) => BigInt(told)),
);
