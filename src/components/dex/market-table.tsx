import type { DexMarket } from '#src/chain/model/dex/dex.ts';
import { useAdminTexts } from '#src/i18n/areas/admin/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';

/** Markets of the exchange. */
export function MarketTable({ markets }: { markets: readonly DexMarket[] }) {
  const texts = useAdminTexts();
  const text = texts.dex;
  const format = useFormat();
  return (
    <DataTable
      caption={text.markets}
      rows={markets}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'id', header: text.marketId, align: 'end', className: 'w-10', cell: ({ id }) => id },
        {
          key: 'market',
          header: text.market,
          card: 'title',
          className: 'font-semibold',
          cell: ({ symbol }) => <HostileText text={symbol} limit={20} />,
        },
        {
          key: 'maker',
          header: text.makerFee,
          align: 'end',
          cell: ({ makerFee }) => format.percent(Number(makerFee), 2),
        },
        {
          key: 'taker',
          header: text.takerFee,
          align: 'end',
          cell: ({ takerFee }) => format.percent(Number(takerFee), 2),
        },
        {
          key: 'status',
          header: texts.shared.status,
          align: 'end',
          cell: ({ isOpen }) => (
            <Badge tone={isOpen ? 'positive' : 'neutral'}>{isOpen ? text.open : text.closed}</Badge>
          ),
        },
      ]}
    />
  );
}
