import { readProtocolFeatures } from '../../chain/client/chain/protocol-features.ts';
import type { ActivatedFeature } from '../../chain/model/chain/protocol-features.ts';
import { createLoadStore, emptyIfNoRows, type LoadStore } from '../load-store.ts';
import { chainAccess } from './client.ts';

/** The chain's activated protocol features. */
export function protocolFeaturesStore(): LoadStore<readonly ActivatedFeature[]> {
  return createLoadStore('protocol-features', () => readProtocolFeatures(chainAccess()), {
    ...emptyIfNoRows,
    unaffected: true,
  });
}
