/** What was expected of a value, and where it stands in the whole: the outermost key first. */
export class Failure {
  readonly expected: string;
  readonly path: (string | number)[];

  constructor(expected: string, ...path: string[]) {
    this.expected = expected;
    this.path = path;
  }

  /** The same failure, as the object or the list sees it that holds the value under this key. */
  under(key: string | number): this {
    this.path.unshift(key);
    return this;
  }

  get message(): string {
    const place = this.path.length > 0 ? ` at ${this.path.join('.')}` : '';
    return `Expected ${this.expected}${place}`;
  }
}

/** A part of a pipe: turns a value into the next one, or into a failure. */
export interface Step<In, Out> {
  readonly run: (value: In) => Out | Failure;
}

/** Decodes any value. `Input` is what fits, as far as a default needs it: fields are not checked. */
export interface GenericSchema<Input = unknown, Output = Input> extends Step<unknown, Output> {
  /**
   * In an object without this key: `skip` leaves it out, `decode` decodes undefined. By default the
   * object does not fit.
   */
  readonly whenMissing?: 'skip' | 'decode';
  /** For the compiler alone: no schema has it. */
  readonly '~types'?: { readonly input: Input; readonly output: Output };
}

export interface OptionalSchema<Input, Output> extends GenericSchema<Input, Output> {
  readonly whenMissing: 'skip';
}

export type InferInput<S extends GenericSchema> = NonNullable<S['~types']>['input'];
export type InferOutput<S extends GenericSchema> = NonNullable<S['~types']>['output'];

export type ObjectEntries = Readonly<Record<string, GenericSchema>>;

type SkippedKey<E extends ObjectEntries> = {
  [K in keyof E]: E[K] extends OptionalSchema<unknown, unknown> ? K : never;
}[keyof E];

type Flat<T> = { [K in keyof T]: T[K] };

export type ObjectOutput<E extends ObjectEntries> = Flat<
  { -readonly [K in Exclude<keyof E, SkippedKey<E>>]: InferOutput<E[K]> } & {
    -readonly [K in SkippedKey<E>]?: InferOutput<E[K]>;
  }
>;
