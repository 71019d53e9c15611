import { Failure } from './types.ts';
import type { GenericSchema, InferOutput, ObjectEntries, ObjectOutput } from './types.ts';

type Fields = Record<string, unknown>;

/** A list counts as an object: some services write an empty object as `[]`. */
const isObject = (value: unknown): value is Readonly<Fields> =>
  typeof value === 'object' && value !== null;

/** JSON may have a field `__proto__`. Assigning it would set the object's prototype. */
const PROTOTYPE = '__proto__';

function decodeItems<Items extends unknown[]>(
  value: unknown,
  schemaAt: (index: number) => GenericSchema,
  size?: number,
): Items | Failure {
  if (!Array.isArray(value)) return new Failure('a list');
  const output: unknown[] = [];
  for (let index = 0; index < (size ?? value.length); index += 1) {
    const decoded = schemaAt(index).run(value[index]);
    if (decoded instanceof Failure) return decoded.under(index);
    output.push(decoded);
  }
  return output as Items;
}

/* @__NO_SIDE_EFFECTS__ */
export function array<S extends GenericSchema>(
  item: S,
): GenericSchema<readonly unknown[], InferOutput<S>[]> {
  return { run: (value) => decodeItems(value, () => item) };
}

/** Drops further items. */
/* @__NO_SIDE_EFFECTS__ */
export function tuple<const S extends readonly GenericSchema[]>(
  items: S,
): GenericSchema<readonly unknown[], { -readonly [K in keyof S]: InferOutput<S[K]> }> {
  return { run: (value) => decodeItems(value, (index) => items[index]!, items.length) };
}

/** Adds the decoded fields to the output. */
function decodeFields<Output>(
  entries: ObjectEntries,
  fields: Readonly<Fields>,
  output: Fields,
): Output | Failure {
  for (const key in entries) {
    const schema = entries[key]!;
    const isMissing = !Object.hasOwn(fields, key);
    if (isMissing && schema.whenMissing === 'skip') continue;
    if (isMissing && !schema.whenMissing) return new Failure('a value', key);
    const decoded = schema.run(isMissing ? undefined : fields[key]);
    if (decoded instanceof Failure) return decoded.under(key);
    output[key] = decoded;
  }
  return output as Output;
}

/** Drops unknown keys. */
/* @__NO_SIDE_EFFECTS__ */
export function object<const E extends ObjectEntries>(
  entries: E,
): GenericSchema<object, ObjectOutput<E>> {
  return {
    run: (value) => (isObject(value) ? decodeFields(entries, value, {}) : new Failure('an object')),
  };
}

/** Keeps unknown keys unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export function looseObject<const E extends ObjectEntries>(
  entries: E,
): GenericSchema<object, ObjectOutput<E> & Fields> {
  return {
    run(value) {
      if (!isObject(value)) return new Failure('an object');
      const output = { ...value };
      if (Object.hasOwn(output, PROTOTYPE)) Reflect.deleteProperty(output, PROTOTYPE);
      return decodeFields(entries, value, output);
    },
  };
}

/** An object with any keys. */
/* @__NO_SIDE_EFFECTS__ */
export function record<S extends GenericSchema>(
  keys: GenericSchema<string>,
  values: S,
): GenericSchema<object, Record<string, InferOutput<S>>> {
  return {
    run(value) {
      if (!isObject(value)) return new Failure('an object');
      const output: Record<string, InferOutput<S>> = {};
      for (const [key, field] of Object.entries(value)) {
        if (key === PROTOTYPE) continue;
        const name = keys.run(key);
        const decoded = name instanceof Failure ? name : values.run(field);
        if (decoded instanceof Failure) return decoded.under(key);
        output[name as string] = decoded;
      }
      return output;
    },
  };
}
