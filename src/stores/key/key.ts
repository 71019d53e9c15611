import { keyAccounts } from '../../chain/client/account/keys.ts';
import type { KeyReport } from '../../chain/model/permission/key.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** The account permissions a public key belongs to, in any of its text forms. */
export function keyAccountsStore(key: string): LoadStore<KeyReport> {
  return createLoadStore(`key/${key}`, () => keyAccounts(chainAccess(), key));
}
