import type { FioAddress, FioDomain } from '#src/chain/model/fio/fio-names.ts';
import type { CsvFile } from '#src/components/ui/export-csv.tsx';

export function domainsFile(domains: readonly FioDomain[]): CsvFile {
  return {
    name: 'fio-domains',
    columns: ['domain', 'owner', 'is_public', 'expires'],
    records: domains.map(({ name, owner, isPublic, expiresAt }) => [
      name,
      owner,
      String(isPublic),
      new Date(expiresAt).toISOString(),
    ]),
  };
}

export function addressesFile(addresses: readonly FioAddress[]): CsvFile {
  return {
    name: 'fio-addresses',
    columns: ['address', 'owner', 'domain', 'public_addresses', 'bundled_transactions'],
    records: addresses.map(({ name, owner, domain, addresses: linked, bundledLeft }) => [
      name,
      owner,
      domain,
      String(linked.length),
      String(bundledLeft),
    ]),
  };
}
