import { type RexLoan, renewsLoan } from '#src/chain/model/rex/rex-loan.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Time } from '../ui/time.tsx';

type Loan = RexLoan & { readonly kind: 'cpu' | 'net' };

/** CPU and NET rented from REX, and whether the loans renew. */
export function LoanTable({ loans }: { loans: readonly Loan[] }) {
  const { loans: text } = useAccountResourcesTexts();
  const account = useAccountTexts();
  return (
    <DataTable
      caption={text.title}
      rows={loans}
      rowKey={({ kind, number }) => `${kind}/${number}`}
      columns={[
        {
          key: 'kind',
          header: text.resource,
          card: 'inline',
          cell: ({ kind }) => account.resources[kind],
        },
        {
          key: 'receiver',
          header: text.receiver,
          card: 'inline',
          cell: ({ receiver }) => <AccountLink name={receiver} />,
        },
        {
          key: 'expires',
          header: text.expires,
          card: 'inline',
          className: 'max-md:ms-auto max-md:text-xs',
          cell: ({ expiresAt }) => <Time at={expiresAt} ahead />,
        },
        {
          key: 'renews',
          header: text.renews,
          cell: (loan) => (renewsLoan(loan) ? text.yes : text.no),
        },
        {
          key: 'payment',
          header: text.payment,
          align: 'end',
          cell: ({ payment }) => <Amount amount={payment} />,
        },
        {
          key: 'staked',
          header: text.staked,
          align: 'end',
          cell: ({ staked }) => <Amount amount={staked} />,
        },
      ]}
    />
  );
}
