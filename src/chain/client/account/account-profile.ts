import { trustedKyc, hasKycTier, type KycRecord } from '../../model/account/kyc.ts';
import type { Profile } from '../../model/account/profile.ts';
import { readKycProviders, readProfile } from '../../tables/profiles.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface VerifiedProfile extends Profile {
  /** Verifications by providers that the chain accepts. */
  readonly kyc: readonly KycRecord[];
  /** The highest tier reached. 0 without a verification. */
  readonly tier: 0 | 1 | 2;
}

/** The profile of a Proton account with its accepted verifications, or null. */
export async function verifiedProfile(
  { pool }: ChainAccess,
  account: string,
): Promise<VerifiedProfile | null> {
  const profile = await readProfile(pool, account);
  if (!profile) return null;
  const providers = profile.kyc.length > 0 ? await readKycProviders(pool) : [];
  const kyc = trustedKyc(profile.kyc, providers);
  return { ...profile, kyc, tier: hasKycTier(kyc, 2) ? 2 : hasKycTier(kyc, 1) ? 1 : 0 };
}
