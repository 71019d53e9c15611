import type { FioProxy } from '../../model/fio/fio-payee.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { fioAddress } from '../../tables/fio-names.ts';
import { fioVoterOf } from '../../tables/voters.ts';
import type { ChainAccess } from '../chain/access.ts';

export async function fioProxy(
  { pool }: ChainAccess,
  address: string,
  options?: RequestOptions,
): Promise<FioProxy> {
  const row = await fioAddress(pool, address, options);
  if (!row) return { kind: 'nobody', owner: null };
  const voter = await fioVoterOf(pool, row.owner, options);
  return { kind: voter?.isProxy ? 'proxy' : 'not-a-proxy', owner: row.owner };
}
