import { largestVoters, votersOfProducer } from '../../chain/client/vote/largest-voters.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** The voters with the most weight: of all, or those of a producer. */
export const largestVotersStore = loadStores(
  'voters',
  (producer) =>
    producer === '' ? largestVoters(chainAccess()) : votersOfProducer(chainAccess(), producer),
  { isEmpty: ({ rows }) => rows.length === 0 },
);
