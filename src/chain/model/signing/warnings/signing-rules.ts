import * as limits from '../../../core/limits.ts';
import type { SigningFacts } from './facts.ts';
import type { Finding } from './warning.ts';

export function ownerPermission({ actions }: SigningFacts): Finding[] {
  return actions.flatMap(({ authorization }) =>
    authorization
      .filter(({ permission }) => permission === 'owner')
      .map(({ actor }) => ({ rule: 'owner-permission', actor })),
  );
}

/** An account other than the user's that must sign too. */
export function secondSigner({ actions, actor: own, cosigners }: SigningFacts): Finding[] {
  return actions.flatMap(({ authorization }) =>
    authorization
      .filter(({ actor }) => actor !== own && !cosigners.has(actor))
      .map(({ actor, permission }) => ({ rule: 'second-signer', actor, permission })),
  );
}

/** A transaction that stays valid for a long time. */
export function longExpiry({ expiresAt, now }: SigningFacts): Finding[] {
  const seconds = Math.round((expiresAt - now) / 1_000);
  return seconds > limits.longExpirySeconds ? [{ rule: 'long-expiry', seconds }] : [];
}

export function unknownContract({ actions, knownContracts }: SigningFacts): Finding[] {
  return actions
    .filter(({ account }) => !knownContracts.has(account))
    .map(({ account }) => ({ rule: 'unknown-contract', contract: account }));
}

/** Bytes without an ABI. Their effect cannot be shown or checked by other rules. */
export function unreadable({ actions }: SigningFacts): Finding[] {
  return actions
    .filter(({ unread }) => unread)
    .map(({ account, name }) => ({ rule: 'unreadable', contract: account, name }));
}
