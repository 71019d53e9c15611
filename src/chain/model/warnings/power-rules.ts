import * as limits from '../../core/limits.ts';
import { textOf } from '../../rpc/json.ts';
import type { SigningFacts } from './facts.ts';
import type { Warning } from './warning.ts';

/** Actions that give others power over an account. */
const POWERFUL: readonly string[] = ['updateauth', 'linkauth', 'setcode'];

export function ownerPermission({ actions }: SigningFacts): Warning[] {
  return actions.flatMap(({ authorization }) =>
    authorization
      .filter(({ permission }) => permission === 'owner')
      .map(({ actor }) => ({ rule: 'owner-permission', actor })),
  );
}

/** Power that changes hands among other actions, where it is easily missed. */
export function powerInBundle({ actions }: SigningFacts): Warning[] {
  if (actions.length < 2) return [];
  return actions
    .filter(({ name, data }) => POWERFUL.includes(name) && textOf(data['account']) !== null)
    .map(({ name, data }) => ({
      rule: 'power-in-bundle',
      name,
      account: textOf(data['account']) ?? '',
    }));
}

/** A transaction that could still be used when nobody thinks of it any more. */
export function longExpiry({ expiresAt, now }: SigningFacts): Warning[] {
  const seconds = Math.round((expiresAt - now) / 1_000);
  return seconds > limits.longExpirySeconds ? [{ rule: 'long-expiry', seconds }] : [];
}

export function unknownContract({ actions, knownContracts }: SigningFacts): Warning[] {
  return actions
    .filter(({ account }) => !knownContracts.has(account))
    .map(({ account }) => ({ rule: 'unknown-contract', contract: account }));
}
