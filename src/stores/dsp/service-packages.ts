import { readUsedPackages, type UsedPackages } from '../../chain/client/dsp/service-packages.ts';
import { serviceStakes } from '../../chain/tables/dsp.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNoRows, type LoadStore, loadStores } from '../load-store.ts';

/** The DAPP Network's packages; null on a chain without it. */
export function servicePackagesStore(): LoadStore<UsedPackages | null> {
  return createLoadStore('service-packages', () => readUsedPackages(chainAccess()));
}

/** What an account staked to providers. */
export const serviceStakesStore = loadStores(
  'service-stakes',
  (account) => serviceStakes(chainAccess().pool, account),
  emptyIfNoRows,
);
