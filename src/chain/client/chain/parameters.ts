import { type Parameter, parametersOf } from '../../model/chain/parameters.ts';
import { createBackend } from '../../services/backend/backend.ts';
import { getUserCount } from '../../services/backend/statistics.ts';
import { readParameterRows } from '../../tables/chain-parameters.ts';
import type { ChainAccess } from './access.ts';

/** All parameters and totals of the system contract. None if the chain has no system contract. */
export async function readParameters({ pool, config }: ChainAccess): Promise<readonly Parameter[]> {
  return parametersOf(await readParameterRows(pool, config.systemContract));
}

/** Number of accounts. Throws UnsupportedError if the chain has no backend. */
export function readAccountCount({ config, fetch }: ChainAccess): Promise<number> {
  return getUserCount(createBackend({ url: config.backendUrl, ...(fetch && { fetch }) }));
}
