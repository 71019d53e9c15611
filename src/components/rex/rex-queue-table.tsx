import type { RexOrder } from '#src/chain/model/rex/rex-order.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { amountColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { picturedColumn } from '../ui/rows/pictured-column.tsx';
import { Time } from '../ui/time.tsx';

/** Sell orders of REX, the oldest first. */
export function RexQueueTable({ orders }: { orders: readonly RexOrder[] }) {
  const text = useRexTexts();
  return (
    <DataTable
      caption={text.queue}
      rows={orders}
      rowKey={({ owner }) => owner}
      columns={[
        picturedColumn('owner', text.shared.account, { card: 'inline' }),
        {
          key: 'state',
          header: text.shared.state,
          card: 'inline',
          className: 'max-md:ms-auto',
          cell: ({ state }) => (
            <Badge tone={state === 'open' ? 'accent' : 'neutral'}>{text.states[state]}</Badge>
          ),
        },
        { key: 'ordered', header: text.ordered, cell: ({ orderedAt }) => <Time at={orderedAt} /> },
        {
          key: 'requested',
          header: text.requested,
          align: 'end',
          cell: ({ requested }) => <Amount amount={requested} />,
        },
        amountColumn('proceeds', text.proceeds),
      ]}
    />
  );
}
