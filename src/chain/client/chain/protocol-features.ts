import { type ActivatedFeature, activatedFeatures } from '../../model/chain/protocol-features.ts';
import { getActivatedProtocolFeatures } from '../../rpc/feature-calls.ts';
import type { ChainAccess } from './access.ts';

/** More than any chain has. */
const MOST_PAGES = 10;

/** All activated protocol features, the oldest first. */
export async function readProtocolFeatures({
  pool,
}: ChainAccess): Promise<readonly ActivatedFeature[]> {
  const rows = new Map<string, Parameters<typeof activatedFeatures>[0][number]>();
  let lowerBound = 0;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { activated_protocol_features: found, more } = await getActivatedProtocolFeatures(pool, {
      lowerBound,
    });
    for (const row of found) rows.set(row.feature_digest, row);
    if (more === null || more <= lowerBound) break;
    lowerBound = more;
  }
  return activatedFeatures([...rows.values()]);
}
