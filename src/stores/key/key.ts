import { keyAccounts } from '../../chain/client/account/keys.ts';
import type { KeyReport } from '../../chain/model/permission/key.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** The account permissions of a public key in any text format. */
export function keyAccountsStore(key: string): LoadStore<KeyReport> {
  return createLoadStore(`key/${key}`, () => keyAccounts(chainAccess(), key));
}
