import { topProducers } from '../../chain/client/vote/producers.ts';
import { chainAccess } from '../chain/client.ts';
import { emptyIfNoRows, loadStores } from '../load-store.ts';

/** Producers by votes. */
export const producersStore = loadStores('producers', () => topProducers(chainAccess()), {
  refreshEvery: 30_000,
  ...emptyIfNoRows,
});
