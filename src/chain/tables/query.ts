import { nameToBigint } from '../core/name-bigint.ts';

/** A contract's table in a scope. */
export interface Table {
  readonly code: string;
  readonly scope: string;
  readonly table: string;
}

/** A range of a table. Bounds are inclusive. Numbers are decimal text. */
export interface RowQuery extends Table {
  readonly lower_bound?: string;
  readonly upper_bound?: string;
  /** 1 is the primary index. Default 1. */
  readonly index_position?: number;
  readonly key_type?: string;
  readonly reverse?: boolean;
}

/**
 * The numeric value of a name, for scopes and bounds. Nodes would read a name of digits, such as
 * `111111111111`, as a number. Throws the errors of nameToBigint.
 */
export function nameKey(name: string): string {
  return String(nameToBigint(name));
}

/** Bounds of the rows of one name. */
export function ofName(name: string): {
  readonly lower_bound: string;
  readonly upper_bound: string;
} {
  return only(nameKey(name));
}

/** Bounds of one key. */
export function only(key: string): { readonly lower_bound: string; readonly upper_bound: string } {
  return { lower_bound: key, upper_bound: key };
}
