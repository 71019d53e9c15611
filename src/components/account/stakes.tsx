import type { Asset } from '#src/chain/core/asset.ts';
import type { Delegation, StakeSum } from '#src/chain/model/resource/bandwidth.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

interface StakeSumsProps {
  own: StakeSum;
  others: StakeSum;
  all: StakeSum;
}

interface Row extends StakeSum {
  readonly label: string;
}

/** An account's stakes for itself, for others, and in total. */
export function StakeSums({ own, others, all }: StakeSumsProps) {
  const texts = useAccountResourcesTexts();
  const { stakes: text } = texts;
  const amounts = useStakeColumns<Row>();
  return (
    <DataTable
      caption={text.sums}
      rows={[
        { ...own, label: text.own },
        { ...others, label: text.others },
        { ...all, label: texts.shared.total },
      ]}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', header: texts.shared.staked, card: 'title', cell: ({ label }) => label },
        ...amounts,
      ]}
    />
  );
}

/** The total stake from others. */
export function ReceivedTotal({ cpu, net }: { cpu: Asset; net: Asset }) {
  const { stakes: text } = useAccountResourcesTexts();
  return (
    <KeyValueList
      items={[
        { key: 'cpu', label: text.receivedCpu, value: <Amount amount={cpu} /> },
        { key: 'net', label: text.receivedNet, value: <Amount amount={net} /> },
      ]}
    />
  );
}

/** Columns of a stake: CPU, NET and total. */
function useStakeColumns<Row extends StakeSum>(): Column<Row>[] {
  const { stakes: text } = useAccountResourcesTexts();
  const { resources } = useAccountTexts();
  const amount = (key: keyof StakeSum, header: string): Column<Row> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Amount amount={row[key]} />,
  });
  return [amount('cpu', resources.cpu), amount('net', resources.net), amount('total', text.total)];
}

interface DelegationTableProps {
  caption: string;
  rows: readonly Delegation[];
  /** The side of the other account. */
  partner: 'from' | 'to';
}

/** Stakes by the other account. */
export function DelegationTable({ caption, rows, partner }: DelegationTableProps) {
  const texts = useAccountResourcesTexts();
  const { stakes: text } = texts;
  const amounts = useStakeColumns<Delegation>();
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row[partner]}
      columns={[
        {
          key: 'account',
          header: partner === 'to' ? texts.shared.receiver : text.staker,
          card: 'title',
          cell: (row) => <AccountLink name={row[partner]} />,
        },
        ...amounts,
      ]}
    />
  );
}
