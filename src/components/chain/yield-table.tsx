import type { Asset } from '#src/chain/core/asset.ts';
import type { Yield } from '#src/chain/model/resource/yield.ts';
import { useSupplyTexts } from '#src/i18n/areas/chain/supply/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

const receivers = [
  'staking',
  'yieldFarming',
  'consortium',
  'producersBlock',
  'producersVote',
] as const;
type Receiver = (typeof receivers)[number];

/** The tokens that are issued in a year, by receiver. */
export function YieldTable({ yearly }: { yearly: Yield }) {
  const text = useSupplyTexts();
  const format = useFormat();
  const amountOf = (receiver: Receiver): Asset => yearly[receiver];
  const all = receivers.reduce((sum, receiver) => sum + amountOf(receiver).units, 0n);
  const share = (receiver: Receiver) =>
    all > 0n ? Number(amountOf(receiver).units) / Number(all) : 0;
  return (
    <DataTable
      caption={text.yearly}
      rows={receivers}
      rowKey={(receiver) => receiver}
      columns={[
        {
          key: 'receiver',
          header: text.receiver,
          card: 'title',
          cell: (receiver) => text.receivers[receiver],
        },
        {
          key: 'share',
          header: text.share,
          card: 'inline',
          className: 'md:w-1/3 max-md:flex-1',
          cell: (receiver) => (
            <span className="flex items-center gap-3">
              <span aria-hidden className="h-2 flex-1 bg-line">
                <span
                  className="block h-full bg-ink"
                  style={{ inlineSize: `${(share(receiver) * 100).toFixed(2)}%` }}
                />
              </span>
              <span className="w-14 text-right">{format.percent(share(receiver))}</span>
            </span>
          ),
        },
        {
          key: 'amount',
          header: text.amount,
          align: 'end',
          card: 'inline',
          cell: (receiver) => <Amount amount={amountOf(receiver)} />,
        },
      ]}
    />
  );
}
