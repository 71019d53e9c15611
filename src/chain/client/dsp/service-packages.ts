import { type UsedPackage, usedPackages } from '../../model/dsp/service-package.ts';
import { orFailedRequest, orMissingTable } from '../../rpc/fallback.ts';
import { hasServicePackages, packageUses, servicePackages } from '../../tables/dsp.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface UsedPackages {
  readonly packages: readonly UsedPackage[];
  /** Whether all users were counted. */
  readonly complete: boolean;
}

/** The packages of the DAPP Network's providers with their users. Null on a chain without it. */
export async function readUsedPackages({ pool }: ChainAccess): Promise<UsedPackages | null> {
  if ((await hasServicePackages(pool)) === false) return null;
  const packages = await orMissingTable(servicePackages(pool), null);
  if (!packages) return null;
  const none = { rows: [], complete: false };
  const uses = await orFailedRequest(packageUses(pool), none);
  return {
    packages: usedPackages(packages.rows, uses.rows),
    complete: packages.complete && uses.complete,
  };
}
