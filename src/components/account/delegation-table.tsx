import { useState } from 'react';
import type { Delegation } from '#src/chain/model/bandwidth.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account-resources/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable, type Column } from '../ui/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

interface DelegationTableProps {
  caption: string;
  rows: readonly Delegation[];
  /** Which side of a stake is the other account. */
  partner: 'from' | 'to';
}

const PAGE = 50;

/** Stakes by the account on their other side. */
export function DelegationTable({ caption, rows, partner }: DelegationTableProps) {
  const { stakes: text } = useAccountResourcesTexts();
  const { account, ui } = useMessages();
  const format = useFormat();
  const [shown, setShown] = useState(PAGE);
  const amount = (key: 'cpu' | 'net' | 'total', header: string): Column<Delegation> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <Amount amount={row[key]} />,
  });
  return (
    <>
      <DataTable
        caption={caption}
        rows={rows.slice(0, shown)}
        rowKey={(row) => row[partner]}
        columns={[
          {
            key: 'account',
            header: partner === 'to' ? text.receiver : text.staker,
            card: 'title',
            cell: (row) => <AccountLink name={row[partner]} />,
          },
          amount('cpu', account.resources.cpu),
          amount('net', account.resources.net),
          amount('total', text.total),
        ]}
      />
      {rows.length > shown && (
        <div className="flex justify-center border-t p-3">
          <Button size="sm" onClick={() => setShown(shown + PAGE)}>
            {ui.showMore(format.number(Math.min(rows.length - shown, PAGE)))}
          </Button>
        </div>
      )}
    </>
  );
}
