import type { Delegation } from '#src/chain/model/resource/bandwidth.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { usePaged } from '../ui/rows/show-more.tsx';
import { useStakeColumns } from './stake-sums.tsx';

interface DelegationTableProps {
  caption: string;
  rows: readonly Delegation[];
  /** The side of the other account. */
  partner: 'from' | 'to';
}

const PAGE = 50;

/** Stakes by the other account. */
export function DelegationTable({ caption, rows, partner }: DelegationTableProps) {
  const { stakes: text } = useAccountResourcesTexts();
  const { shown, more } = usePaged(rows, PAGE);
  const amounts = useStakeColumns<Delegation>();
  return (
    <>
      <DataTable
        caption={caption}
        rows={shown}
        rowKey={(row) => row[partner]}
        columns={[
          {
            key: 'account',
            header: partner === 'to' ? text.receiver : text.staker,
            card: 'title',
            cell: (row) => <AccountLink name={row[partner]} />,
          },
          ...amounts,
        ]}
      />
      {more}
    </>
  );
}
