import type { ReactNode } from 'react';
import { useDappTexts } from '#src/i18n/areas/dapp/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { Paged } from '../ui/rows/show-more.tsx';

export interface ListedDapp {
  readonly name: string;
  readonly website: string;
  readonly accounts: readonly string[];
}

/** Accounts of a dApp that are shown at once. */
const ACCOUNTS = 4;

interface DappTableProps {
  dapps: readonly ListedDapp[];
  /** The state of the code of an account, which loads with the row. */
  code: (account: string) => ReactNode;
}

/** Published dApps, their accounts, and whether their contracts are there. */
export function DappTable({ dapps, code }: DappTableProps) {
  const text = useDappTexts();
  const columns: Column<ListedDapp>[] = [
    {
      key: 'name',
      header: text.name,
      card: 'title',
      cell: ({ name }) => <span className="font-medium">{name}</span>,
    },
    {
      key: 'accounts',
      header: text.shared.accounts,
      cell: ({ accounts }) => (
        <span className="flex flex-wrap gap-x-3 max-md:justify-end">
          <Paged rows={accounts} page={ACCOUNTS} inline>
            {(shown) => shown.map((account) => <AccountLink key={account} name={account} />)}
          </Paged>
        </span>
      ),
    },
    {
      key: 'code',
      header: text.codeSet,
      className: 'whitespace-nowrap',
      cell: ({ accounts: [first] }) => (first === undefined ? '–' : code(first)),
    },
    {
      key: 'website',
      header: text.shared.website,
      cell: ({ website }) => (website === '' ? '–' : <ExternalLink href={website} />),
    },
  ];
  return (
    <DataTable
      caption={text.published}
      columns={columns}
      rows={dapps}
      rowKey={({ name }) => name}
    />
  );
}
