import type { Asset } from '#src/chain/core/asset.ts';
import {
  type RankedAccount,
  ramSymbol,
  shareOfTotal,
} from '#src/chain/model/token/ranked-account.ts';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';

interface RankedTableProps {
  caption: string;
  rows: readonly RankedAccount[];
  /** Of what the amounts are a part; null if there is no such total. */
  total: Asset | null;
}

/** Accounts by amount, the largest first. Bars of shares are relative to the first. */
export function RankedTable({ caption, rows, total }: RankedTableProps) {
  const text = useTokenTexts();
  const format = useFormat();
  const most = rows.reduce((top, { amount }) => (amount.units > top ? amount.units : top), 1n);
  const columns: Column<RankedAccount>[] = [
    {
      key: 'rank',
      header: text.shared.rank,
      card: 'inline',
      align: 'end',
      className: 'max-md:min-w-7 max-md:text-right md:w-12 text-quiet tabular-nums',
      cell: ({ rank }) => format.number(rank),
    },
    {
      key: 'account',
      header: text.shared.account,
      card: 'inline',
      cell: ({ account }) => (
        <span className="flex items-center gap-2">
          <Identicon name={account} />
          <AccountLink name={account} />
        </span>
      ),
    },
    {
      key: 'amount',
      header: text.shared.amount,
      align: 'end',
      card: 'inline',
      className: 'max-md:ms-auto',
      cell: ({ amount }) =>
        amount.symbol.code === ramSymbol.code ? (
          <span dir="ltr" className="tabular-nums">
            {format.bytes(Number(amount.units))}
          </span>
        ) : (
          <Amount amount={amount} />
        ),
    },
    ...(total
      ? [
          {
            key: 'share',
            header: text.ofSupply,
            align: 'end' as const,
            card: 'none' as const,
            cell: ({ amount }: RankedAccount) => {
              const share = shareOfTotal(amount, total);
              return (
                <span className="flex items-center justify-end gap-3">
                  <Bar share={Number(amount.units) / Number(most)} />
                  <span className="min-w-16">
                    {share === null ? '–' : format.percent(share, 2)}
                  </span>
                </span>
              );
            },
          },
        ]
      : []),
  ];
  return (
    <DataTable
      caption={caption}
      rows={rows}
      rowKey={({ rank }) => String(rank)}
      columns={columns}
    />
  );
}

function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden className="block h-2 w-40 forced-color-adjust-none max-tablet:hidden">
      <span
        className="lean block h-full min-w-px bg-line-strong"
        style={{ inlineSize: `${Math.min(Math.max(share, 0), 1) * 100}%` }}
      />
    </span>
  );
}
