import { integerTextOf, recordOf, textOf } from '../../rpc/json.ts';

/**
 * Rows of FIO's fee table: what is paid for each endpoint, in billionths of a FIO. Rows without an
 * endpoint or with no fee that can be are left out.
 */
export function fioFees(rows: readonly unknown[]): Map<string, bigint> {
  return new Map(
    rows.flatMap((row) => {
      const fields = recordOf(row);
      const endpoint = textOf(fields.end_point);
      const digits = integerTextOf(fields.suf_amount);
      if (endpoint === null || digits === null || digits.startsWith('-')) return [];
      return [[endpoint, BigInt(digits)] as const];
    }),
  );
}
