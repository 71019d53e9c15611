/**
 * What operators answered to one question. One operator's answer is never enough: the answers of two
 * count together, and the graver one decides.
 */
export interface CrossChecked<T> {
  /** Of up to three operators, or of the browser alone where no node had to be asked. */
  readonly given: readonly T[];
  /** Why two whole answers are lacking: no second operator is configured, or too few answered. */
  readonly lacking: 'single' | 'failed' | null;
}

/** What needs no node. */
export function withoutNodes<T>(value: T): CrossChecked<T> {
  return { given: [value], lacking: null };
}
