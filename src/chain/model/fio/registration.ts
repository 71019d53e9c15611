import type { FioAddress, FioDomain } from './fio-names.ts';

/** Whether a name can be registered, or why not. */
export type Registration = 'free' | 'taken' | 'no-domain' | 'expired' | 'private';

/** The rows that decide about a name. Null for what is not registered. */
export interface RegistrationRows {
  /** Null for a domain. */
  readonly address: FioAddress | null;
  readonly domain: FioDomain | null;
  /** Accounts that may register addresses in a private domain, beside its owner. */
  readonly grantees: readonly string[];
}

export function domainRegistration({ domain }: Pick<RegistrationRows, 'domain'>): Registration {
  return domain ? 'taken' : 'free';
}

/** @param now milliseconds UTC */
export function addressRegistration(
  { address, domain, grantees }: RegistrationRows,
  actor: string,
  now: number,
): Registration {
  if (address) return 'taken';
  if (!domain) return 'no-domain';
  if (now >= domain.expiresAt) return 'expired';
  const allowed = domain.isPublic || domain.owner === actor || grantees.includes(actor);
  return allowed ? 'free' : 'private';
}
