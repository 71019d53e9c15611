import {
  type ProducerProfile,
  producerProfiles,
} from '../../chain/client/vote/producer-profiles.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

export function producerProfilesStore(): LoadStore<ReadonlyMap<string, ProducerProfile>> {
  return createLoadStore('producer-profiles', () => producerProfiles(chainAccess()), {
    unaffected: true,
  });
}
