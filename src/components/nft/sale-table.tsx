import type { NftSale, NftSaleState } from '#src/chain/model/nft/sale.ts';
import { useNftTexts } from '#src/i18n/areas/nft/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { accountColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { Time } from '../ui/time.tsx';

const tones: Readonly<Record<NftSaleState, Tone>> = {
  waiting: 'neutral',
  listed: 'accent',
  cancelled: 'neutral',
  sold: 'positive',
  invalid: 'warning',
  unknown: 'neutral',
};

/** The sales of an NFT at AtomicMarket, newest first. */
export function SaleTable({ sales }: { sales: readonly NftSale[] }) {
  const text = useNftTexts();
  return (
    <DataTable
      caption={text.sales}
      rows={sales}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'state',
          header: text.state,
          card: 'inline',
          className: 'max-md:flex-1',
          cell: ({ state }) => <Badge tone={tones[state]}>{text.saleStates[state]}</Badge>,
        },
        {
          key: 'price',
          header: text.price,
          align: 'end',
          card: 'inline',
          cell: ({ price }) => (price ? <Amount amount={price} /> : '–'),
        },
        accountColumn('seller', text.seller),
        {
          key: 'buyer',
          header: text.buyer,
          cell: ({ buyer }) => (buyer === null ? '–' : <AccountLink name={buyer} />),
        },
        {
          key: 'created',
          header: text.created,
          className: 'text-quiet',
          cell: ({ created }) => (created === null ? '–' : <Time at={created} />),
        },
        {
          key: 'changed',
          header: text.changedAt,
          className: 'text-quiet',
          cell: ({ updated }) => (updated === null ? '–' : <Time at={updated} />),
        },
      ]}
    />
  );
}
