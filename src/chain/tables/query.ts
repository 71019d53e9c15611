import { nameToBigint } from '../core/name.ts';

/** Where rows are: a contract's table in a scope. */
export interface Table {
  readonly code: string;
  readonly scope: string;
  readonly table: string;
}

/** A part of a table. Bounds are included; numbers as decimal text. */
export interface RowQuery extends Table {
  readonly lower_bound?: string;
  readonly upper_bound?: string;
  /** 1 is the primary index, and unless told. */
  readonly index_position?: number;
  readonly key_type?: string;
  readonly reverse?: boolean;
}

/**
 * A name as the number behind it, for scopes and bounds: nodes read a name of digits alone, such
 * as `111111111111`, as a number. Throws what nameToBigint throws.
 */
export function nameKey(name: string): string {
  return String(nameToBigint(name));
}

/** The bounds of the one row, or the rows, of a name. */
export function ofName(name: string): {
  readonly lower_bound: string;
  readonly upper_bound: string;
} {
  return only(nameKey(name));
}

/** The bounds of one key. */
export function only(key: string): { readonly lower_bound: string; readonly upper_bound: string } {
  return { lower_bound: key, upper_bound: key };
}
