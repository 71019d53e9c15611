import {
  applyForVerification,
  type KycStatus,
  verificationStatus,
  verifiedCountries,
} from '../../chain/client/account/verification.ts';
import type { User } from '../../chain/sign/users/users.ts';
import { chainAccess } from '../chain/client.ts';
import { proofOf, signForBridge } from '../cross-chain/bridge-send.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';
import { refresh } from '../refresh.ts';

/** The countries of the verification service, as ISO 3166 codes. */
export function countriesStore(): LoadStore<readonly string[]> {
  return createLoadStore('verified-countries', () => verifiedCountries(chainAccess()), {
    unaffected: true,
  });
}

/** Waits until a verification has ended. Rejects with the service's message. */
export function finalStatus(account: string, tier: 1 | 2, signal: AbortSignal): Promise<KycStatus> {
  return verificationStatus(chainAccess(), account, tier, { signal });
}

/** Has the user sign a proof of the account, and applies with it. Returns whether it was taken. */
export async function apply(user: User): Promise<boolean> {
  const apply = (signed: Parameters<typeof applyForVerification>[1]) =>
    applyForVerification(chainAccess(), signed);
  const taken = await signForBridge(user, proofOf(user, 'verification'), apply, { offChain: true });
  if (taken) refresh('profile/');
  return taken;
}
