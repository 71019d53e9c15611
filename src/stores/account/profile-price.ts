import { profilePrice } from '../../chain/client/account/profile-price.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** What an account pays for writing its own profile. */
export const profilePriceStore = loadStores('profile-price', (account) =>
  profilePrice(chainAccess(), account),
);
