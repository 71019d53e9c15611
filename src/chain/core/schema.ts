/**
 * JSON schemas: each decodes a value, or reports what it expected and where. Names and behaviour
 * follow the library valibot, as far as the project uses it. Errors thrown by a `transform` pass
 * through. The functions are marked as free of side effects, so that a page bundles only the
 * schemas it uses.
 */
import {
  Failure,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  type OptionalSchema,
} from './schema/types.ts';

export * from './schema/containers.ts';
export * from './schema/pipe.ts';
export type { GenericSchema, InferOutput, ObjectEntries } from './schema/types.ts';

export type Parsed<Output> =
  | { readonly success: true; readonly output: Output }
  | { readonly success: false; readonly message: string };

export function safeParse<S extends GenericSchema>(
  schema: S,
  value: unknown,
): Parsed<InferOutput<S>> {
  const decoded = schema.run(value);
  return decoded instanceof Failure
    ? { success: false, message: decoded.message }
    : { success: true, output: decoded };
}

/** Throws an error like 'Expected a string at rows.3.owner'. */
export function parse<S extends GenericSchema>(schema: S, value: unknown): InferOutput<S> {
  const parsed = safeParse(schema, value);
  if (!parsed.success) throw new Error(parsed.message);
  return parsed.output;
}

/** A value that is returned unchanged. */
/* @__NO_SIDE_EFFECTS__ */
function plain<T>(expected: string, isValid: (value: unknown) => boolean): GenericSchema<T> {
  return { run: (value) => (isValid(value) ? (value as T) : new Failure(expected)) };
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
export function literal<const T extends string | number | boolean>(
  literalValue: T,
): GenericSchema<T> {
  return plain(String(literalValue), (value) => value === literalValue);
}

/* @__NO_SIDE_EFFECTS__ */
export function picklist<const T extends string | number>(options: readonly T[]): GenericSchema<T> {
  return plain(options.join(' or '), (value) => options.includes(value as T));
}

/* @__NO_SIDE_EFFECTS__ */
export function custom<T>(fits: (value: unknown) => boolean): GenericSchema<T> {
  return plain('another value', fits);
}

/* @__NO_SIDE_EFFECTS__ */
export function nullable<S extends GenericSchema>(
  wrapped: S,
): GenericSchema<InferInput<S> | null, InferOutput<S> | null> {
  return { run: (value) => (value === null ? null : wrapped.run(value)) };
}

/** An object may omit the key. Then the output omits it too. */
export function optional<S extends GenericSchema>(
  wrapped: S,
): OptionalSchema<InferInput<S> | undefined, InferOutput<S> | undefined>;

/** An object may omit the key. Then the default is decoded. */
export function optional<S extends GenericSchema>(
  wrapped: S,
  defaultInput: InferInput<S>,
): GenericSchema<InferInput<S> | undefined, InferOutput<S>>;

/* @__NO_SIDE_EFFECTS__ */
export function optional(wrapped: GenericSchema, defaultInput?: unknown): GenericSchema {
  return {
    whenMissing: defaultInput === undefined ? 'skip' : 'decode',
    run(value) {
      const input = value === undefined ? defaultInput : value;
      return input === undefined ? undefined : wrapped.run(input);
    },
  };
}

/** Like `optional` with a default, which also replaces null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullish<S extends GenericSchema>(
  wrapped: S,
  defaultInput: InferInput<S>,
): GenericSchema<InferInput<S> | null | undefined, InferOutput<S>> {
  return { whenMissing: 'decode', run: (value) => wrapped.run(value ?? defaultInput) };
}

/** Replaces a value that does not match. */
/* @__NO_SIDE_EFFECTS__ */
export function fallback<S extends GenericSchema>(
  wrapped: S,
  replacement: InferOutput<S>,
): GenericSchema<unknown, InferOutput<S>> {
  return {
    whenMissing: 'decode',
    run(value) {
      const decoded = wrapped.run(value);
      return decoded instanceof Failure ? replacement : decoded;
    },
  };
}

/** The first schema that matches decodes the value. */
/* @__NO_SIDE_EFFECTS__ */
export function union<S extends readonly GenericSchema[]>(
  options: S,
): GenericSchema<InferInput<S[number]>, InferOutput<S[number]>> {
  return {
    run(value) {
      const expected: string[] = [];
      for (const option of options) {
        const decoded = option.run(value);
        if (!(decoded instanceof Failure)) return decoded;
        expected.push(decoded.expected);
      }
      return new Failure(expected.join(' or '));
    },
  };
}
