/**
 * The responses of operators to one request. One operator's is never enough: those of two
 * count together, and the graver one decides.
 */
export interface CrossChecked<T> {
  /** Of up to three operators, or of the browser alone where no node had to be requested. */
  readonly responses: readonly T[];
  /** Why two complete responses are missing: no second operator is configured, or too few responded. */
  readonly incomplete: 'single' | 'failed' | null;
}

/** What needs no node. */
export function localOnly<T>(value: T): CrossChecked<T> {
  return { responses: [value], incomplete: null };
}
