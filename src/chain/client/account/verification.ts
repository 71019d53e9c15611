import { createKyc, type KycStatus } from '../../services/kyc.ts';
import { hasReachedTier } from '../../services/kyc-level.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { JsonRecord } from '../../rpc/json.ts';
import type { ChainAccess } from '../chain/access.ts';

export type { KycStatus };

/** The identity verification of the backend. */
function kycOf({ config, node, fetch }: ChainAccess) {
  return createKyc({
    url: config.backendUrl ?? '',
    ...(fetch && { fetch }),
    hasPassedLight: (actor, options) => hasReachedTier(node, actor, 1, options),
  });
}

/** The countries whose people the backend verifies, as ISO 3166 two-letter codes. */
export function verifiedCountries(access: ChainAccess): Promise<readonly string[]> {
  return kycOf(access).getCountries(access.config.key);
}

/**
 * The final status of an account's verification: waits while it is pending. Errors are those of the
 * service's check.
 * @param tier 1 is the light verification, 2 also needs documents
 */
export function verificationStatus(
  access: ChainAccess,
  account: string,
  tier: 1 | 2,
  options?: RequestOptions,
): Promise<KycStatus> {
  const check = { chain: access.config.key, actor: account, expectedTier: tier };
  return kycOf(access).check(check, options);
}

/** A signed transaction that proves who applies. It is not sent to the chain. */
export interface ApplicationProof {
  readonly signer: { readonly actor: string; readonly permission: string };
  readonly signature: string;
  readonly transaction: JsonRecord;
}

/** Throws 'Could not apply for KYC'. */
export async function applyForVerification(
  access: ChainAccess,
  { signer, signature, transaction }: ApplicationProof,
): Promise<void> {
  const { key, chainId } = access.config;
  await kycOf(access).apply(key, { ...signer, chainId, transaction, signatures: [signature] });
}
