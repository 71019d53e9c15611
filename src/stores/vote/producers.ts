import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { topProducers } from '../../chain/client/vote/producers.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

/** Producers by votes. */
export const producersStore = memoizeByKey((key: string): LoadStore<readonly ProducerView[]> =>
  createLoadStore(`producers/${key}`, () => topProducers(chainAccess()), {
    refreshEvery: 30_000,
    isEmpty: (producers) => producers.length === 0,
  }),
);
