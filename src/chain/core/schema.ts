/**
 * Schemas of JSON: each decodes a value, or says what it expected and where. Names and meanings are
 * those of the library valibot, as far as the project uses them; an error thrown by a `transform`
 * passes through. The functions are marked as free of side effects: a page carries only the schemas
 * that it uses.
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
