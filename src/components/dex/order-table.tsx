import type { DexOrder } from '#src/chain/model/dex/dex.ts';
import { useAdminTexts } from '#src/i18n/areas/admin/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

interface OrderTableProps {
  orders: readonly DexOrder[];
  /** A transaction is being signed. */
  pending: boolean;
  onCancel: (id: string) => void;
}

/** Open orders of an account on the exchange, each with a way to cancel it. */
export function OrderTable({ orders, pending, onCancel }: OrderTableProps) {
  const texts = useAdminTexts();
  const text = texts.dex;
  return (
    <DataTable
      caption={text.orders}
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'id',
          header: texts.shared.order,
          align: 'end',
          className: 'w-20',
          cell: ({ id }) => id,
        },
        {
          key: 'market',
          header: text.market,
          card: 'inline',
          className: 'font-semibold',
          cell: ({ market }) =>
            market ? <HostileText text={market.symbol} limit={20} /> : <span>–</span>,
        },
        {
          key: 'side',
          header: text.side,
          card: 'inline',
          cell: ({ isBuy }) => (
            <Badge tone={isBuy ? 'positive' : 'neutral'}>{isBuy ? text.buy : text.sell}</Badge>
          ),
        },
        {
          key: 'left',
          header: text.left,
          align: 'end',
          cell: ({ left }) => (left ? <Amount amount={left} /> : <span>–</span>),
        },
        {
          key: 'price',
          header: texts.shared.price,
          align: 'end',
          cell: ({ price }) => (price ? <Amount amount={price} /> : <span>–</span>),
        },
        {
          key: 'cancel',
          header: texts.shared.cancel,
          align: 'end',
          card: 'title',
          cell: ({ id }) => (
            <Button size="sm" disabled={pending} onClick={() => onCancel(id)}>
              <ShortLabel text={texts.shared.cancel} name={text.cancelNamed(id)} />
            </Button>
          ),
        },
      ]}
    />
  );
}
