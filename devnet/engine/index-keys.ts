import { nameFromBigint, nameToBigint } from '../../src/chain/core/name.ts';

/** The kinds of secondary indexes a contract can keep, by what nodeos calls their intrinsics. */
export const INDEX_TYPES = ['idx64', 'idx128', 'idx256', 'idx_double', 'idx_long_double'] as const;

export type IndexType = (typeof INDEX_TYPES)[number];

/** Bytes the chain bills for a row's key in an index: 32 for each of its three orders, and itself. */
export const KEY_RAM: Record<IndexType, number> = {
  idx64: 128,
  idx128: 136,
  idx256: 152,
  idx_double: 128,
  idx_long_double: 136,
};

/**
 * The table a secondary index is kept in: its number, from 0 on, takes the place of the last four
 * bits of the table's name. The first index so shares the rows' own table.
 */
export function indexTable(table: string, number: number): string {
  return nameFromBigint((nameToBigint(table) & ~15n) | BigInt(number));
}

/** The bits of a float turned so that they sort as the numbers do. A negative zero is zero. */
export function orderedFloat(bits: bigint, width: 64 | 128): bigint {
  const sign = 1n << BigInt(width - 1);
  if (bits === sign || bits === 0n) return sign;
  return bits & sign ? BigInt.asUintN(width, ~bits) : bits | sign;
}

/** The way back from `orderedFloat`. */
export function floatOfOrdered(key: bigint, width: 64 | 128): bigint {
  const sign = 1n << BigInt(width - 1);
  return key & sign ? key ^ sign : BigInt.asUintN(width, ~key);
}
