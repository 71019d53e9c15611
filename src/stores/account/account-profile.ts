import {
  verifiedProfile,
  type VerifiedProfile,
} from '../../chain/client/account/account-profile.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** An account's profile on Proton; empty for none. */
export function profileStore(name: string): LoadStore<VerifiedProfile | null> {
  return createLoadStore(`profile/${name}`, () => verifiedProfile(chainAccess(), name), {
    isEmpty: (profile) => profile === null,
  });
}
