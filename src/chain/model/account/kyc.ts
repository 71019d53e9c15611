import { listOf, recordOf, textOf } from '../../rpc/json.ts';

export interface KycRecord {
  readonly provider: string;
  /** What the provider has verified: `firstname`, `selfie` and the like. */
  readonly items: readonly string[];
}

const LIGHT = ['firstname', 'lastname', 'birthdate', 'address'];
const DOCUMENTS = ['selfie', 'frontofid', 'backofid'];

/** The kyc list of a usersinfo row: its levels are `prefix:value` items with commas between. */
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
 * Whether all that a tier asks for is verified, be it by several providers together. Tier 1, the
 * light verification, is a name, a birth date and an address; tier 2 an identity document and a
 * selfie too; no other tier is given.
 */
export function hasKycTier(records: readonly KycRecord[], tier: number): boolean {
  if (tier !== 1 && tier !== 2) return false;
  const needed = tier === 1 ? LIGHT : [...LIGHT, ...DOCUMENTS];
  const verified = new Set(records.flatMap(({ items }) => items));
  return needed.every((item) => verified.has(item));
}
