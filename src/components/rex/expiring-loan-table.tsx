import type { RexLoan } from '#src/chain/model/rex/rex-loan.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { DueTime } from '../ui/due-time.tsx';
import { accountColumn, amountColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

type Loan = RexLoan & { readonly kind: 'cpu' | 'net' };

/** CPU and NET loans of all accounts, the next to expire first. */
export function ExpiringLoanTable({ loans }: { loans: readonly Loan[] }) {
  const text = useRexTexts();
  const texts = useAccountResourcesTexts();
  const { loans: words } = texts;
  const { resources } = useAccountTexts();
  return (
    <DataTable
      caption={text.loans}
      rows={loans}
      rowKey={({ kind, number }) => `${kind}/${number}`}
      columns={[
        {
          key: 'kind',
          header: words.resource,
          card: 'inline',
          cell: ({ kind }) => resources[kind],
        },
        accountColumn('from', text.from, { card: 'inline' }),
        accountColumn('receiver', texts.shared.receiver, {
          card: 'inline',
          className: 'max-md:ms-auto',
        }),
        {
          key: 'expires',
          header: texts.shared.expires,
          cell: ({ expiresAt }) => <DueTime at={expiresAt} due={words.expired} />,
        },
        amountColumn('payment', words.payment),
        amountColumn('staked', words.staked),
      ]}
    />
  );
}
