import type { ProducerView } from '../chain/model/producer.ts';
import { chainClient } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

/** Producers by votes. */
export function producersStore(): LoadStore<readonly ProducerView[]> {
  return createLoadStore('producers', () => chainClient().producers(), {
    refreshEvery: 30_000,
    isEmpty: (producers) => producers.length === 0,
  });
}
