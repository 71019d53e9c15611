import { RpcError } from './errors.ts';
import { textsOf } from './missing.ts';

const MISSING_TABLE_TEXT = /is not specified in the ABI|fail to retrieve account/i;

/** Whether the contract has no such table, or there is no such contract. */
export function isMissingTable(error: unknown): error is RpcError {
  return (
    error instanceof RpcError &&
    (error.name === 'contract_table_query_exception' ||
      textsOf(error).some((text) => MISSING_TABLE_TEXT.test(text)))
  );
}
