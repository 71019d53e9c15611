import type { FioAddress, FioDomain } from '#src/chain/model/fio/fio-names.ts';
import { saveCsv } from '#src/components/ui/save-csv.ts';

export function saveDomains(domains: readonly FioDomain[]): void {
  void saveCsv(
    'fio-domains',
    ['domain', 'owner', 'is_public', 'expires'],
    domains.map(({ name, owner, isPublic, expiresAt }) => [
      name,
      owner,
      String(isPublic),
      new Date(expiresAt).toISOString(),
    ]),
  );
}

export function saveAddresses(addresses: readonly FioAddress[]): void {
  void saveCsv(
    'fio-addresses',
    ['address', 'owner', 'domain', 'public_addresses', 'bundled_transactions'],
    addresses.map(({ name, owner, domain, addresses: linked, bundledLeft }) => [
      name,
      owner,
      domain,
      String(linked.length),
      String(bundledLeft),
    ]),
  );
}
