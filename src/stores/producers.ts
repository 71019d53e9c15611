import { topProducers } from '../chain/client/producers.ts';
import type { ProducerView } from '../chain/model/producer.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';
import { shared } from './shared.ts';

/** Producers by votes. */
export const producersStore = shared((key: string): LoadStore<readonly ProducerView[]> =>
  createLoadStore(`producers/${key}`, () => topProducers(chainAccess()), {
    refreshEvery: 30_000,
    isEmpty: (producers) => producers.length === 0,
  }),
);
