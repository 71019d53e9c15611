import type { FioAddress, FioDomain } from '#src/chain/model/fio/fio-names.ts';
import type { CsvFile } from '#src/components/ui/save-csv.ts';

export const domainsFile: CsvFile<FioDomain> = {
  name: 'fio-domains',
  columns: {
    domain: ({ name }) => name,
    owner: ({ owner }) => owner,
    is_public: ({ isPublic }) => isPublic,
    expires: ({ expiresAt }) => new Date(expiresAt).toISOString(),
  },
};

export const addressesFile: CsvFile<FioAddress> = {
  name: 'fio-addresses',
  columns: {
    address: ({ name }) => name,
    owner: ({ owner }) => owner,
    domain: ({ domain }) => domain,
    public_addresses: ({ addresses }) => addresses.length,
    bundled_transactions: ({ bundledLeft }) => bundledLeft,
  },
};
