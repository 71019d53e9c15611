/**
 * What operators answered to one question. One operator's answer is never enough: the answers of two
 * count together, and the graver one decides.
 */
export interface CrossChecked<T> {
  /** Of up to two operators, or of the browser alone where no node had to be asked. */
  readonly given: readonly T[];
  /** Why two complete answers are missing: no second operator is configured, or too few answered. */
  readonly incomplete: 'single' | 'failed' | null;
}

/** What needs no node. */
export function withoutNodes<T>(value: T): CrossChecked<T> {
  return { given: [value], incomplete: null };
}
