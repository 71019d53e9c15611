import type { BuiltinType } from './builtin-type.ts';
import { keyTypes } from './keys.ts';
import { numberTypes } from './numbers.ts';
import { textTypes } from './texts.ts';
import { timeTypes } from './times.ts';
import { tokenTypes } from './tokens.ts';

/** The built-in types by name. */
export const builtinTypes: ReadonlyMap<string, BuiltinType> = new Map(
  [numberTypes, textTypes, timeTypes, tokenTypes, keyTypes].flatMap((types) =>
    Object.entries(types),
  ),
);
