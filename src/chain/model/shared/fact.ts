import type { Asset } from '../../core/asset.ts';

/** The value of a fact by its format. Times in milliseconds UTC, CPU time in microseconds. */
export type FactValue =
  | { readonly amount: Asset }
  | { readonly at: number }
  | { readonly bytes: number }
  | { readonly count: number }
  | { readonly microseconds: number }
  | { readonly name: string };

/**
 * One of the first facts of a page. The component that shows it and the script that writes it into
 * the page before React starts (`src/first/`) get it from the same declaration, `<noun>-facts.ts`.
 */
export type Fact<Value extends FactValue = FactValue> = Value & {
  /** The slot in the page: `data-fact`. */
  readonly fact: string;
};
