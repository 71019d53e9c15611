import { readSupply } from '../../chain/client/chain/supply.ts';
import type { SupplyView } from '../../chain/model/token/supply.ts';
import { createLoadStore, emptyIfNull, type LoadStore } from '../load-store.ts';
import { chainAccess } from './client.ts';

/** Supply, stakes and inflation of the core token. */
export function supplyStore(): LoadStore<SupplyView | null> {
  return createLoadStore('supply', () => readSupply(chainAccess()), {
    refreshEvery: 30_000,
    ...emptyIfNull,
  });
}
