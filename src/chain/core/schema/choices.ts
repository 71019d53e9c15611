import { Failure } from './types.ts';
import type { GenericSchema, InferInput, InferOutput, OptionalSchema } from './types.ts';

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
