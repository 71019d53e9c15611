import { Failure } from './types.ts';
import type { GenericSchema, Step } from './types.ts';

/** A schema, followed by steps on its output. A step may be a schema too. */
export function pipe<I, A, B>(schema: GenericSchema<I, A>, step: Step<A, B>): GenericSchema<I, B>;
export function pipe<I, A, B, C>(
  schema: GenericSchema<I, A>,
  ...steps: [Step<A, B>, Step<B, C>]
): GenericSchema<I, C>;
export function pipe<I, A, B, C, D>(
  schema: GenericSchema<I, A>,
  ...steps: [Step<A, B>, Step<B, C>, Step<C, D>]
): GenericSchema<I, D>;
export function pipe<I, A, B, C, D, E>(
  schema: GenericSchema<I, A>,
  ...steps: [Step<A, B>, Step<B, C>, Step<C, D>, Step<D, E>]
): GenericSchema<I, E>;
/* @__NO_SIDE_EFFECTS__ */
export function pipe(schema: GenericSchema, ...steps: Step<unknown, unknown>[]): GenericSchema {
  return {
    whenMissing: schema.whenMissing && 'decode',
    run(value) {
      let decoded = schema.run(value);
      for (const step of steps) {
        if (decoded instanceof Failure) return decoded;
        decoded = step.run(decoded);
      }
      return decoded;
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function transform<In, Out>(run: (value: In) => Out): Step<In, Out> {
  return { run };
}

/* @__NO_SIDE_EFFECTS__ */
export function check<T>(isValid: (value: T) => boolean, expected = 'another value'): Step<T, T> {
  return { run: (value) => (isValid(value) ? value : new Failure(expected)) };
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): Step<string, string> {
  return check((value) => pattern.test(value), `a string like ${pattern.source}`);
}

/* @__NO_SIDE_EFFECTS__ */
export function finite(): Step<number, number> {
  return check((value) => Number.isFinite(value), 'a finite number');
}

/* @__NO_SIDE_EFFECTS__ */
export function safeInteger(): Step<number, number> {
  return check((value) => Number.isSafeInteger(value), 'a safe integer');
}

/** Of a string or a list. */
/* @__NO_SIDE_EFFECTS__ */
export function nonEmpty<T extends { readonly length: number }>(): Step<T, T> {
  return check((value) => value.length > 0, 'at least one item');
}
