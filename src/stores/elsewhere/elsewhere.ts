import { keyAccounts } from '../../chain/client/account/keys.ts';
import { type ChainAccess, openChain } from '../../chain/client/chain/access.ts';
import type { SiblingChain } from '../../chain/config/sibling.ts';
import { type AuthorityKeys, authorityKeys } from '../../chain/model/permission/authority-keys.ts';
import type { KeyReport } from '../../chain/model/permission/key.ts';
import { MissingError } from '../../chain/rpc/errors.ts';
import { isMissing } from '../../chain/rpc/missing.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The other chains of this build, in menu order. */
export function siblings(): readonly SiblingChain[] {
  const all = import.meta.env.SIBLING_CHAINS ?? [];
  return all.filter(({ key }) => key !== chainConfig().key);
}

const opened = new Map<string, ChainAccess>();

function accessOf(key: string): ChainAccess {
  const chain = siblings().find((one) => one.key === key);
  if (!chain) return chainAccess();
  // Its requests are neither prefetched nor shared with other tabs.
  const access = opened.get(key) ?? openChain(chain);
  opened.set(key, access);
  return access;
}

/**
 * The keys of an account's first permissions on a chain of the build; missing if that chain has no
 * account of the name.
 * @param of `wax/alice`; of this site's chain for its own key
 */
export function authorityKeysStore(of: string): LoadStore<AuthorityKeys> {
  const [chain = '', name = ''] = of.split('/');
  return createLoadStore(
    `elsewhere/${of}`,
    async () => {
      try {
        return authorityKeys(await accessOf(chain).node.getAccount(name));
      } catch (error) {
        throw isMissing(error) ? new MissingError('account') : error;
      }
    },
    { unaffected: true },
  );
}

/**
 * The account permissions of a public key on another chain of the build.
 * @param of `wax/EOS…`
 */
export function keyElsewhereStore(of: string): LoadStore<KeyReport> {
  const [chain = '', key = ''] = of.split('/');
  return createLoadStore(`key-elsewhere/${of}`, () => keyAccounts(accessOf(chain), key), {
    isEmpty: ({ accounts }) => accounts.length === 0,
    unaffected: true,
  });
}
