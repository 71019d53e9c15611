import { readUsedPackages, type UsedPackages } from '../../chain/client/dsp/service-packages.ts';
import type { ServiceStake } from '../../chain/model/dsp/service-package.ts';
import { serviceStakes } from '../../chain/tables/dsp.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** The DAPP Network's packages; null on a chain without it. */
export function servicePackagesStore(): LoadStore<UsedPackages | null> {
  return createLoadStore('service-packages', () => readUsedPackages(chainAccess()));
}

/** What an account staked to providers. */
export function serviceStakesStore(account: string): LoadStore<readonly ServiceStake[]> {
  const read = () => serviceStakes(chainAccess().pool, account);
  return createLoadStore(`service-stakes/${account}`, read, {
    isEmpty: (stakes) => stakes.length === 0,
  });
}
