import { chainNow } from '../../core/clock.ts';
import {
  addressRegistration,
  domainRegistration,
  type Registration,
} from '../../model/fio/registration.ts';
import { fioAddress, fioDomain } from '../../tables/fio-names.ts';
import { domainGrantees } from '../../tables/fio-permissions.ts';
import type { ChainAccess } from '../chain/access.ts';

/**
 * Whether an account can register a name.
 * @param name an address with `@`, or a domain
 */
export async function readRegistration(
  { pool }: ChainAccess,
  name: string,
  actor: string,
): Promise<Registration> {
  const at = name.indexOf('@');
  if (at < 0) return domainRegistration({ domain: await fioDomain(pool, name) });
  const [address, domain] = await Promise.all([
    fioAddress(pool, name),
    fioDomain(pool, name.slice(at + 1)),
  ]);
  const isPrivate = domain !== null && !domain.isPublic && domain.owner !== actor;
  const grantees = isPrivate ? await domainGrantees(pool, domain.name) : [];
  return addressRegistration({ address, domain, grantees }, actor, chainNow());
}
