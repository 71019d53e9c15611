import type { TokenPair } from '#src/chain/model/token/token-pair.ts';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { formatRate } from '#src/i18n/format-rate.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { LargeMoney } from './money.tsx';

interface PairTableProps {
  pairs: readonly TokenPair[];
  currency: string;
}

/** Exchanges that trade a token. Names are the source's: hostile text. */
export function PairTable({ pairs, currency }: PairTableProps) {
  const text = useTokenTexts();
  const format = useFormat();
  const tag = useLanguageTag();
  return (
    <DataTable
      caption={text.tabs.markets}
      rows={pairs}
      rowKey={({ base, quote, exchange }) => `${exchange} ${base} ${quote}`}
      columns={[
        {
          key: 'pair',
          header: text.pair,
          card: 'inline',
          cell: ({ base, quote }) => (
            <span dir="ltr" className="font-semibold">
              <HostileText text={`${base}/${quote}`} limit={40} />
            </span>
          ),
        },
        {
          key: 'exchange',
          header: text.exchange,
          card: 'inline',
          cell: ({ exchange }) =>
            exchange === null ? text.unknown : <HostileText text={exchange} limit={60} />,
        },
        {
          key: 'price',
          header: text.shared.price,
          align: 'end',
          cell: ({ price, quote }) =>
            price === null ? (
              '–'
            ) : (
              <span dir="ltr">
                {formatRate(price, tag)} <HostileText text={quote} limit={20} />
              </span>
            ),
        },
        {
          key: 'volume',
          header: text.volume,
          align: 'end',
          cell: ({ volume }) => <LargeMoney value={volume} currency={currency} />,
        },
        {
          key: 'share',
          header: text.shared.share,
          align: 'end',
          cell: ({ share }) => (share === null ? '–' : format.percent(share)),
        },
      ]}
    />
  );
}
