import { codecOf } from '#devnet/abi/codec.ts';
import type { Bench } from '../harness.ts';

/** Rows of a table of the system contract, as its ABI reads them. */
export function systemRows(
  { chain }: Bench,
  table: string,
  scope = 'eosio',
  index = 1,
): Record<string, unknown>[] {
  const codec = codecOf(chain.rawAbi('eosio'), 'EOS');
  const page = chain.table({ code: 'eosio', scope, table, limit: 100, reverse: false, index });
  return page.rows.map(
    ({ row }) => codec.decodeJson(codec.tableType(table)!, row.value) as Record<string, unknown>,
  );
}
