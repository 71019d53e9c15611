import { hasKycTier, type KycRecord } from '../../model/account/kyc.ts';
import { believedKyc } from '../../model/account/kyc-provider.ts';
import type { Profile } from '../../model/account/profile.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { readKycProviders, readProfile } from '../../tables/profiles.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface VerifiedProfile extends Profile {
  /** What providers have verified whom the chain believes. */
  readonly kyc: readonly KycRecord[];
  /** The highest tier reached: 0 where nothing is verified. */
  readonly tier: 0 | 1 | 2;
}

/** Who an account of Proton says it is, and what of that is verified; null where it says nothing. */
export async function verifiedProfile(
  { pool }: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<VerifiedProfile | null> {
  const profile = await readProfile(pool, account, options);
  if (!profile) return null;
  const providers = profile.kyc.length > 0 ? await readKycProviders(pool, options) : [];
  const kyc = believedKyc(profile.kyc, providers);
  return { ...profile, kyc, tier: hasKycTier(kyc, 2) ? 2 : hasKycTier(kyc, 1) ? 1 : 0 };
}
