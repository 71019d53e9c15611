/**
 * JSON schemas: each decodes a value, or reports what it expected and where. Names and behaviour
 * follow the library valibot, as far as the project uses it. Errors thrown by a `transform` pass
 * through. The functions are marked as free of side effects, so that a page bundles only the
 * schemas it uses.
 */
import { Failure, type GenericSchema, type InferOutput } from './schema/types.ts';

export * from './schema/choices.ts';
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
