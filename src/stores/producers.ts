import { topProducers } from '../chain/client/producers.ts';
import type { ProducerView } from '../chain/model/producer.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

/** Producers by votes. */
export function producersStore(): LoadStore<readonly ProducerView[]> {
  return createLoadStore('producers', () => topProducers(chainAccess()), {
    refreshEvery: 30_000,
    isEmpty: (producers) => producers.length === 0,
  });
}
