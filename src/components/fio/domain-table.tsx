import type { FioDomain } from '#src/chain/model/fio/fio-names.ts';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { DomainExpiry } from './domain-expiry.tsx';
import { FioNameCell } from './fio-name-cell.tsx';
import { AccountCell } from '../ui/account-cell.tsx';
import { RegistrationBadge } from './registration-badge.tsx';

interface DomainTableProps {
  caption: string;
  domains: readonly FioDomain[];
}

/** FIO domains, with their owner, expiry and whether others may register addresses on them. */
export function DomainTable({ caption, domains }: DomainTableProps) {
  const text = useFioNamesTexts();
  const columns: Column<FioDomain>[] = [
    {
      key: 'name',
      header: text.domain,
      card: 'inline',
      className: 'max-md:flex-1',
      cell: ({ name }) => <FioNameCell kind="domain" name={name} />,
    },
    {
      key: 'registration',
      header: text.shared.registration,
      card: 'inline',
      cell: ({ isPublic }) => <RegistrationBadge isPublic={isPublic} />,
    },
    { key: 'owner', header: text.shared.owner, cell: ({ owner }) => <AccountCell name={owner} /> },
    {
      key: 'expiry',
      header: text.shared.expiry,
      align: 'end',
      cell: ({ expiresAt }) => <DomainExpiry at={expiresAt} />,
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={domains} rowKey={({ id }) => id} />;
}
