import type { VoterView } from '../account/account.ts';

/**
 * Why the chain would refuse an account a proxy; null if it would not. Source: `update_votes` of the
 * system contract: a proxy votes itself, and an account without a stake has no row of a voter.
 * @param voter null if the account has never staked
 */
export function proxyRefusal(
  voter: Pick<VoterView, 'isProxy'> | null,
): 'is-proxy' | 'never-staked' | null {
  if (voter === null) return 'never-staked';
  return voter.isProxy ? 'is-proxy' : null;
}
