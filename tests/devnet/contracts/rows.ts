import { codecOf } from '#devnet/abi/codec.ts';
import type { Bench } from '../harness.ts';

export type Row = Record<string, unknown>;

/** Rows of a contract's table, as its ABI reads them. */
export function rowsOf(
  { chain }: Bench,
  code: string,
  table: string,
  scope = code,
  index = 1,
): Row[] {
  const codec = codecOf(chain.rawAbi(code), 'EOS');
  const page = chain.table({ code, scope, table, limit: 100, reverse: false, index });
  return page.rows.map(({ row }) => codec.decodeJson(codec.tableType(table)!, row.value) as Row);
}

/** Rows of a table of the system contract. */
export function systemRows(bench: Bench, table: string, scope = 'eosio', index = 1): Row[] {
  return rowsOf(bench, 'eosio', table, scope, index);
}
