import type { KeyAccount } from '../chain/model/key.ts';
import { chainClient } from './client.ts';
import { createLoadStore, type LoadStore } from './query.ts';

/** The account permissions a public key belongs to, in any of its text forms. */
export function keyAccountsStore(key: string): LoadStore<readonly KeyAccount[]> {
  return createLoadStore(`key/${key}`, () => chainClient().keyAccounts(key), {
    isEmpty: (accounts) => accounts.length === 0,
  });
}
