import { keyAccounts } from '../chain/client/keys.ts';
import type { KeyReport } from '../chain/model/key.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

/** The account permissions a public key belongs to, in any of its text forms. */
export function keyAccountsStore(key: string): LoadStore<KeyReport> {
  return createLoadStore(`key/${key}`, () => keyAccounts(chainAccess(), key));
}
