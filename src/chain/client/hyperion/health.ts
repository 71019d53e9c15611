import { type HyperionHealth, hyperionHealth } from '../../model/hyperion/health.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { fromHyperion } from '../chain/hyperion.ts';
import type { ChainAccess } from '../chain/access.ts';

/** Throws UnsupportedError if the chain has no Hyperion service, and the errors of pools. */
export async function readHyperionHealth({ hyperionPool }: ChainAccess): Promise<HyperionHealth> {
  if (!hyperionPool) throw new UnsupportedError('hyperion');
  const response = hyperionPool.get('/v2/health', {}, { decode: decodeHealth });
  return (await fromHyperion(response)).value;
}

function decodeHealth(body: unknown): HyperionHealth {
  const health = hyperionHealth(body);
  if (!health) throw new Error('Malformed health');
  return health;
}
