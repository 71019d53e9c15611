import { listOf, recordOf, textOf } from '../../rpc/json.ts';

export interface KycRecord {
  readonly provider: string;
  /** What the provider verified: `firstname`, `selfie` and so on. */
  readonly items: readonly string[];
}

const LIGHT = ['firstname', 'lastname', 'birthdate', 'address'];
const DOCUMENTS = ['selfie', 'frontofid', 'backofid'];

/** The kyc list of a usersinfo row. Levels are comma-separated `prefix:value` items. */
export function kycRecords(kyc: unknown): KycRecord[] {
  return listOf(kyc).flatMap((row) => {
    const { kyc_provider, kyc_level } = recordOf(row);
    const provider = textOf(kyc_provider);
    if (provider === null) return [];
    const items = (textOf(kyc_level) ?? '').split(',').flatMap((item) => {
      const value = item.split(':')[1]?.trim().toLowerCase() ?? '';
      return value === '' ? [] : [value];
    });
    return [{ provider, items }];
  });
}

/**
 * Whether all items of a tier are verified, also by several providers together. Tier 1 (light)
 * needs name, birth date and address. Tier 2 also needs an identity document and a selfie. There
 * are no other tiers.
 */
export function hasKycTier(records: readonly KycRecord[], tier: number): boolean {
  if (tier !== 1 && tier !== 2) return false;
  const needed = tier === 1 ? LIGHT : [...LIGHT, ...DOCUMENTS];
  const verified = new Set(records.flatMap(({ items }) => items));
  return needed.every((item) => verified.has(item));
}

/** An identity verification provider of the chain. */
export interface KycProvider {
  readonly name: string;
  /** Its verifications no longer count. */
  readonly blacklisted: boolean;
}

/**
 * Rows of `kycproviders`. Rows without a name are left out. A provider that is not cleared counts
 * as blacklisted.
 */
export function kycProviders(rows: unknown): KycProvider[] {
  return listOf(rows).flatMap((row) => {
    const { kyc_provider, blisted } = recordOf(row);
    const name = textOf(kyc_provider);
    return name === null ? [] : [{ name, blacklisted: blisted !== false && blisted !== 0 }];
  });
}

/** The records of providers that are known and not blacklisted. */
export function trustedKyc(
  records: readonly KycRecord[],
  providers: readonly KycProvider[],
): KycRecord[] {
  const believed = new Set(
    providers.filter(({ blacklisted }) => !blacklisted).map(({ name }) => name),
  );
  return records.filter(({ provider }) => believed.has(provider));
}
