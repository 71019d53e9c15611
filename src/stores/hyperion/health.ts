import { readHyperionHealth } from '../../chain/client/hyperion/health.ts';
import type { HyperionHealth } from '../../chain/model/hyperion/health.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The health of the chain's Hyperion service. */
export function hyperionHealthStore(): LoadStore<HyperionHealth> {
  return createLoadStore('hyperion-health', () => readHyperionHealth(chainAccess()), {
    refreshEvery: 30_000,
    unaffected: true,
  });
}
