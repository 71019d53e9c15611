/** What was expected of a value, and its path, outermost key first. */
export class Failure {
  readonly expected: string;
  readonly path: (string | number)[];

  constructor(expected: string, ...path: string[]) {
    this.expected = expected;
    this.path = path;
  }

  /** The same failure, seen from the object or list that holds the value under this key. */
  under(key: string | number): this {
    this.path.unshift(key);
    return this;
  }

  get message(): string {
    const location = this.path.length > 0 ? ` at ${this.path.join('.')}` : '';
    return `Expected ${this.expected}${location}`;
  }
}

/** A step of a pipe: turns a value into the next one, or into a failure. */
export interface Step<In, Out> {
  readonly run: (value: In) => Out | Failure;
}

/**
 * Decodes any value. `Input` is the type that matches, as far as a default needs it. Fields are not
 * checked.
 */
export interface GenericSchema<Input = unknown, Output = Input> extends Step<unknown, Output> {
  /**
   * For a missing key: `skip` omits it, `decode` decodes undefined. By default the object does not
   * match.
   */
  readonly whenMissing?: 'skip' | 'decode';
  /** Only for the compiler: no schema has this field. */
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
