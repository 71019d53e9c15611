import { timeColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { picturedColumn } from '../ui/rows/pictured-column.tsx';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { TransactionLink } from '../ui/entity-link.tsx';

interface ListedAccount {
  readonly name: string;
  /** Milliseconds UTC. */
  readonly time: number;
  /** Empty if unknown. */
  readonly transactionId: string;
}

/** Accounts with their creation time and transaction. */
export function AccountList({ accounts }: { accounts: readonly ListedAccount[] }) {
  const text = useAccountPartsTexts();
  const account = useAccountTexts();
  const action = useActionTexts();
  return (
    <DataTable
      caption={text.children}
      rows={accounts}
      rowKey={({ name }) => name}
      columns={[
        picturedColumn('name', account.account, { card: 'inline' }),
        {
          key: 'transaction',
          header: action.transaction,
          card: 'inline',
          className: 'max-md:text-xs',
          cell: ({ transactionId: id }) => id !== '' && <TransactionLink id={id} width="short" />,
        },
        timeColumn('time', account.created, {
          card: 'inline',
          align: 'end',
          className: 'ms-auto max-md:text-xs',
        }),
      ]}
    />
  );
}
