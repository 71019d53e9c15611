import { updateauth } from '../../chain/actions/permission.ts';
import type { Authority } from '../../chain/actions/authority.ts';
import { authorityFacts } from '../../chain/client/signing/authority-facts.ts';
import { systemContracts } from '../../chain/config/known-accounts.ts';
import { eosioAccounts } from '../../chain/config/system-accounts.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

export interface WantedAuthority {
  readonly account: string;
  readonly permission: string;
  readonly authority: Authority;
}

/** The accounts and keys that an authority names, by `WantedAuthority` as JSON. */
export const authorityFactsStore = loadStores('authority', (key) => {
  const { account, permission, authority: auth } = JSON.parse(key) as WantedAuthority;
  const actions = [updateauth({ account, permission, parent: '', auth })];
  const systems = new Set([eosioAccounts.system, ...systemContracts(chainConfig())]);
  return authorityFacts(
    chainAccess(),
    { actions, systemContracts: systems, ownKeys: new Set() },
    {},
  );
});
