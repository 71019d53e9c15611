import { profilePrice } from '../../chain/client/account/profile-price.ts';
import type { Asset } from '../../chain/core/asset.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** What an account pays for writing its own profile. */
export function profilePriceStore(account: string): LoadStore<Asset> {
  return createLoadStore(`profile-price/${account}`, () => profilePrice(chainAccess(), account));
}
