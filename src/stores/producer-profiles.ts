import { type ProducerProfile, producerProfiles } from '../chain/client/producer-profiles.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

export function producerProfilesStore(): LoadStore<ReadonlyMap<string, ProducerProfile>> {
  return createLoadStore('producer-profiles', () => producerProfiles(chainAccess()));
}
