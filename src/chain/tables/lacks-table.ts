import { RpcError } from '../rpc/errors.ts';

/**
 * Whether an error is the chain's word that a contract has no such table, or that there is no such
 * contract: the chain lacks what the table is for.
 */
export function lacksTable(error: unknown): error is RpcError {
  return (
    error instanceof RpcError &&
    (error.name === 'contract_table_query_exception' ||
      [error.message, ...error.details].some((text) =>
        /is not specified in the ABI|fail to retrieve account/i.test(text),
      ))
  );
}

/** A contract without the table has none of what the table is for. Throws all other errors. */
export async function orLacking<T, D>(reading: Promise<T>, none: D): Promise<T | D> {
  try {
    return await reading;
  } catch (error) {
    if (lacksTable(error)) return none;
    throw error;
  }
}
