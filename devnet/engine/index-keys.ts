import { nameFromBigint, nameToBigint } from '../../src/chain/core/name-bigint.ts';

/** Types of secondary indexes, by nodeos's intrinsic names. */
export const INDEX_TYPES = ['idx64', 'idx128', 'idx256', 'idx_double', 'idx_long_double'] as const;

export type IndexType = (typeof INDEX_TYPES)[number];

/** Bytes billed for an index key: 32 for each of its three orders, and the key itself. */
export const KEY_RAM: Record<IndexType, number> = {
  idx64: 128,
  idx128: 136,
  idx256: 152,
  idx_double: 128,
  idx_long_double: 136,
};

/**
 * The table of a secondary index: its number from 0 replaces the last four bits of the table's
 * name, so the first index shares the rows' table.
 */
export function indexTable(table: string, number: number): string {
  return nameFromBigint((nameToBigint(table) & ~15n) | BigInt(number));
}

/** The bits of a float, arranged to sort like the numbers. Negative zero becomes zero. */
export function orderedFloat(bits: bigint, width: 64 | 128): bigint {
  const sign = 1n << BigInt(width - 1);
  if (bits === sign || bits === 0n) return sign;
  return bits & sign ? BigInt.asUintN(width, ~bits) : bits | sign;
}

/** The inverse of `orderedFloat`. */
export function floatOfOrdered(key: bigint, width: 64 | 128): bigint {
  const sign = 1n << BigInt(width - 1);
  return key & sign ? key ^ sign : BigInt.asUintN(width, ~key);
}
