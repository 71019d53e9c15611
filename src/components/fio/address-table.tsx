import type { FioAddress } from '#src/chain/model/fio/fio-names.ts';
import { useFioNamesTexts } from '#src/i18n/areas/fio/names/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { numberColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { FioNameCell } from './fio-name-cell.tsx';
import { FioNameLink } from './fio-name-link.tsx';
import { AccountCell } from '../ui/account-cell.tsx';

interface AddressTableProps {
  caption: string;
  addresses: readonly FioAddress[];
  /** False in a list of one domain. */
  withDomain?: boolean;
}

/** FIO addresses of an owner or a domain: what is linked to them, and how much of their bundle is left. */
export function AddressTable({ caption, addresses, withDomain = true }: AddressTableProps) {
  const text = useFioNamesTexts();
  const format = useFormat();
  const domain: Column<FioAddress> = {
    key: 'domain',
    header: text.domain,
    card: 'none',
    cell: (row) => <FioNameLink kind="domain" name={row.domain} />,
  };
  const columns: Column<FioAddress>[] = [
    {
      key: 'name',
      header: text.address,
      card: 'title',
      cell: ({ name }) => <FioNameCell kind="address" name={name} />,
    },
    { key: 'owner', header: text.shared.owner, cell: ({ owner }) => <AccountCell name={owner} /> },
    ...(withDomain ? [domain] : []),
    {
      key: 'linked',
      header: text.linked,
      align: 'end',
      card: 'none',
      cell: ({ addresses: linked }) => format.number(linked.length),
    },
    numberColumn('bundledLeft', text.bundled, format.number),
  ];
  return <DataTable caption={caption} columns={columns} rows={addresses} rowKey={({ id }) => id} />;
}
