import type { Lending, LendingPosition } from '#src/chain/model/account/lending.ts';
import { useAccountLendingTexts } from '#src/i18n/areas/account/lending/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { KeyValueList } from '../ui/key-value-list.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

/** From here on, a small change of prices reaches the limit. */
const HIGH = 0.8;

/** What an account has lent and owes, market by market, and how near its debt is to the limit. */
export function LendingTable({ lending: { positions, used } }: { lending: Lending }) {
  const text = useAccountLendingTexts();
  const format = useFormat();
  return (
    <>
      <DataTable
        caption={text.title}
        rows={positions}
        rowKey={({ contract, lent }) => `${contract}/${lent.symbol.code}`}
        columns={[
          {
            key: 'token',
            header: text.shared.token,
            card: 'title',
            cell: ({ contract, lent }) => (
              <span className="inline-flex flex-wrap gap-x-2">
                <span dir="ltr" className="font-medium">
                  {lent.symbol.code}
                </span>
                <AccountLink name={contract} />
              </span>
            ),
          },
          amountColumn('lent', text.lent),
          amountColumn('owed', text.owed),
        ]}
      />
      {used !== null && (
        <KeyValueList
          items={[
            {
              key: 'used',
              label: text.used,
              value: (
                <>
                  {format.percent(used, 1)}{' '}
                  <Badge tone={toneOf(used)}>{text.risks[riskOf(used)]}</Badge>
                </>
              ),
            },
          ]}
        />
      )}
      <p className="pt-2 text-xs text-quiet">{used === null ? text.asOf : text.asOfPrices}</p>
    </>
  );
}

function amountColumn(key: 'lent' | 'owed', header: string) {
  return {
    key,
    header,
    align: 'end' as const,
    cell: (row: LendingPosition) =>
      row[key].units === 0n ? <span className="text-quiet">–</span> : <Amount amount={row[key]} />,
  };
}

function riskOf(used: number): 'covered' | 'near' | 'over' {
  return used > 1 ? 'over' : used >= HIGH ? 'near' : 'covered';
}

function toneOf(used: number): Tone {
  return ({ covered: 'positive', near: 'warning', over: 'danger' } as const)[riskOf(used)];
}
