import { type Asset } from '../../core/asset.ts';
import { compareUnits } from '../../core/asset-sums.ts';
import { sameSymbol } from '../../core/symbol.ts';

/** What a provider offers for a service of the DAPP Network. Its texts are hostile. */
export interface ServicePackage {
  readonly provider: string;
  readonly service: string;
  readonly name: string;
  /** What a user gets for each period. */
  readonly quota: Asset;
  readonly periodSeconds: number;
  readonly leastStake: Asset;
  readonly unstakeSeconds: number;
  readonly endpoint: string;
  readonly enabled: boolean;
}

/** An account that staked for a package. */
export interface PackageUse {
  readonly account: string;
  readonly provider: string;
  readonly service: string;
  readonly name: string;
  readonly staked: Asset;
}

export interface UsedPackage extends ServicePackage {
  readonly users: number;
  readonly staked: Asset;
}

/** A stake of an account, or a part of one that is being returned. */
export interface ServiceStake {
  readonly provider: string;
  readonly service: string;
  readonly amount: Asset;
  /** Milliseconds UTC when an unstaked amount is returned; null while it is staked. */
  readonly returnedAt: number | null;
}

/** Packages with their users, the most staked first. */
export function usedPackages(
  packages: readonly ServicePackage[],
  uses: readonly PackageUse[],
): UsedPackage[] {
  const byPackage = Map.groupBy(uses, packageKey);
  return packages
    .map((one) => {
      const { symbol } = one.leastStake;
      const own = (byPackage.get(packageKey(one)) ?? []).filter(
        ({ staked }) => staked.units > 0n && sameSymbol(staked.symbol, symbol),
      );
      const units = own.reduce((sum, { staked }) => sum + staked.units, 0n);
      return { ...one, users: own.length, staked: { units, symbol } };
    })
    .toSorted((a, b) => compareUnits(b.staked, a.staked));
}

/** Identifies a package. */
export function packageKey(one: Pick<PackageUse, 'provider' | 'service' | 'name'>): string {
  return `${one.provider}/${one.service}/${one.name}`;
}

/** Packages whose provider, service or name has the text. */
export function findPackages<T extends ServicePackage>(packages: readonly T[], text: string): T[] {
  const term = text.trim().toLowerCase();
  return packages.filter((one) => packageKey(one).includes(term));
}
