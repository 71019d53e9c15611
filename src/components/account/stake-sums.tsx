import type { StakeSum } from '#src/chain/model/bandwidth.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account-resources/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Amount } from '../ui/amount.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';

interface StakeSumsProps {
  own: StakeSum;
  others: StakeSum;
  all: StakeSum;
}

interface Row extends StakeSum {
  readonly label: string;
}

/** What an account stakes for itself and for others, and both together. */
export function StakeSums({ own, others, all }: StakeSumsProps) {
  const { stakes: text } = useAccountResourcesTexts();
  const { account } = useMessages();
  const amount = (key: 'cpu' | 'net' | 'total', header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Amount amount={row[key]} />,
  });
  return (
    <DataTable
      caption={text.sums}
      rows={[
        { ...own, label: text.own },
        { ...others, label: text.others },
        { ...all, label: text.all },
      ]}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', header: text.staked, card: 'title', cell: ({ label }) => label },
        amount('cpu', account.resources.cpu),
        amount('net', account.resources.net),
        amount('total', text.total),
      ]}
    />
  );
}
