import type { RowsQuery } from '#src/chain/client/contract/contract.ts';
import { scopeParameter } from '#src/chain/model/abi/scope.ts';
import type { ContractLink } from './contract-link.ts';

/** The request for a link to a table. */
export function rowsQuery(code: string, scope: string, link: ContractLink): RowsQuery {
  // Nodes require a key type for secondary indexes.
  const keyType = link.keyType === '' && link.index !== 1 ? 'i64' : link.keyType;
  return {
    code,
    scope: scopeParameter(scope),
    table: link.table,
    limit: link.limit,
    ...(link.lower !== '' && { lower_bound: link.lower }),
    ...(link.upper !== '' && { upper_bound: link.upper }),
    ...(link.index !== 1 && { index_position: link.index }),
    ...(keyType !== '' && { key_type: keyType }),
    ...(link.reverse && { reverse: true }),
    ...(link.payer && { show_payer: true }),
  };
}
