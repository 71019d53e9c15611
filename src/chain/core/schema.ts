/**
 * JSON schemas: each decodes a value, or reports what it expected and where. Names and behaviour
 * follow the library valibot, as far as the project uses it. Errors thrown by a `transform` pass
 * through. The functions are marked as free of side effects, so that a page bundles only the
 * schemas it uses.
 */
import { Failure } from './schema/types.ts';
import type { GenericSchema, InferOutput } from './schema/types.ts';

export * from './schema/choices.ts';
export * from './schema/containers.ts';
export * from './schema/pipe.ts';
export * from './schema/values.ts';
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
