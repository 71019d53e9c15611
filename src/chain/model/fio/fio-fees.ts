import { integerTextOf, recordOf, textOf } from '../../rpc/json.ts';

/**
 * FIO's fee table: the fee for each endpoint, in billionths of a FIO. Rows without an endpoint or a
 * valid fee are left out.
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
