import {
  largestVoters,
  type LargestVoters,
  votersOfProducer,
} from '../../chain/client/vote/largest-voters.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The voters with the most weight: of all, or those of a producer. */
export function largestVotersStore(producer: string): LoadStore<LargestVoters> {
  const read = () =>
    producer === '' ? largestVoters(chainAccess()) : votersOfProducer(chainAccess(), producer);
  return createLoadStore(`voters/${producer}`, read, { isEmpty: ({ rows }) => rows.length === 0 });
}
