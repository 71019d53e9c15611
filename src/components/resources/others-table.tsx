import { formatUnits } from '#src/chain/core/asset.ts';
import type { Delegation } from '#src/chain/model/resource/bandwidth.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { Amount } from '../ui/amount.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

const UNSTAKE = '/wallet/resources/unstake';

/** Stakes for others, each with an unstake button. */
export function OthersTable({ rows }: { rows: readonly Delegation[] }) {
  const text = useResourcesTexts();
  const locale = useLocale();
  return (
    <div className="-mx-4 lg:mx-0">
      <DataTable
        caption={text.state.others}
        rows={rows}
        rowKey={({ to }) => to}
        columns={[
          {
            key: 'to',
            header: text.receiver,
            card: 'title',
            cell: ({ to }) => <AccountLink name={to} />,
          },
          {
            key: 'cpu',
            header: text.cpu,
            align: 'end',
            cell: (row) => <Amount amount={row.cpu} />,
          },
          {
            key: 'net',
            header: text.net,
            align: 'end',
            cell: (row) => <Amount amount={row.net} />,
          },
          {
            key: 'unstake',
            header: text.state.unstake,
            align: 'end',
            card: 'inline',
            className: 'max-md:ms-auto',
            cell: (row) => (
              <a
                href={localizePath(`${UNSTAKE}?${prefill(row)}`, locale)}
                aria-label={text.state.unstakeFor(row.to)}
                className="font-medium text-accent hover:underline"
              >
                {text.state.unstake}
              </a>
            ),
          },
        ]}
      />
    </div>
  );
}

function prefill({ to, cpu, net }: Delegation): string {
  const figure = ({ units, symbol }: Delegation['cpu']) => formatUnits(units, symbol.precision);
  return new URLSearchParams({ receiver: to, cpu: figure(cpu), net: figure(net) }).toString();
}
