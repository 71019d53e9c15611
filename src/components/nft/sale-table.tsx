import type { ReactNode } from 'react';
import type { NftSale, NftSaleState } from '#src/chain/model/nft/sale.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { accountColumn, amountColumn, timeColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

const tones: Readonly<Record<NftSaleState, Tone>> = {
  waiting: 'neutral',
  listed: 'accent',
  cancelled: 'neutral',
  sold: 'positive',
  invalid: 'warning',
  unknown: 'neutral',
};

interface SaleTableProps {
  sales: readonly NftSale[];
  /** What the user can do about a sale; null if nothing. */
  actsOf?: (sale: NftSale) => ReactNode;
}

/** The sales of an NFT at AtomicMarket, newest first. */
export function SaleTable({ sales, actsOf = () => null }: SaleTableProps) {
  const text = useNftTexts();
  const hasActs = sales.some((sale) => actsOf(sale) !== null);
  return (
    <DataTable
      caption={text.sales}
      rows={sales}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'state',
          header: text.shared.state,
          card: 'inline',
          className: 'max-md:flex-1',
          cell: ({ state }) => <Badge tone={tones[state]}>{text.saleStates[state]}</Badge>,
        },
        amountColumn('price', text.shared.price, { card: 'inline' }),
        accountColumn('seller', text.seller),
        accountColumn('buyer', text.buyer),
        timeColumn('created', text.created, { className: 'text-quiet' }),
        timeColumn('updated', text.changedAt, { className: 'text-quiet' }),
        ...(hasActs
          ? [
              {
                key: 'acts',
                header: text.shared.manage,
                align: 'end' as const,
                card: 'title' as const,
                cell: actsOf,
              },
            ]
          : []),
      ]}
    />
  );
}
