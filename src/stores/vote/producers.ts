import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { topProducers } from '../../chain/client/vote/producers.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Producers by votes. */
export function producersStore(key: string): LoadStore<readonly ProducerView[]> {
  return createLoadStore(`producers/${key}`, () => topProducers(chainAccess()), {
    refreshEvery: 30_000,
    isEmpty: (producers) => producers.length === 0,
  });
}
