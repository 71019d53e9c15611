import { type Asset, formatUnits } from '#src/chain/core/asset.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { isRefundDue } from '#src/chain/model/account/stake-refund.ts';
import type { Delegation } from '#src/chain/model/resource/bandwidth.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { ResourceBars } from '../account/resource-bars.tsx';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { useClock } from '../ui/clock.ts';
import { accountColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';

const UNSTAKE = '/wallet/resources/unstake';

interface StakeStateProps {
  account: Pick<
    AccountView,
    'liquid' | 'stakedCpu' | 'stakedNet' | 'refund' | 'cpu' | 'net' | 'ram'
  >;
  /** Staked by others; null if unknown. */
  received: { readonly cpu: Asset; readonly net: Asset } | null;
}

/** An account's balance, stakes and refunds. */
export function StakeState({ account, received }: StakeStateProps) {
  const texts = useResourcesTexts();
  const { state: text } = texts;
  const { liquid, stakedCpu, stakedNet, refund } = account;
  const facts: Fact[] = [
    { label: texts.shared.available, value: <Amount amount={liquid} /> },
    { label: text.stakedCpu, value: <Amount amount={stakedCpu} /> },
    { label: text.stakedNet, value: <Amount amount={stakedNet} /> },
  ];
  const others = (received?.cpu.units ?? 0n) + (received?.net.units ?? 0n);
  if (others > 0n)
    facts.push({
      label: text.fromOthers,
      value: <Amount amount={{ ...liquid, units: others }} />,
    });
  if (refund) {
    const units = refund.cpu.units + refund.net.units;
    facts.push({
      label: texts.shared.refunding,
      value: <Amount amount={{ ...refund.cpu, units }} />,
    });
    facts.push({ label: text.arrives, value: <Wait refund={refund} /> });
  }
  return (
    <div className="space-y-4">
      <FactRows facts={facts} />
      <ResourceBars account={account} />
    </div>
  );
}

function Wait({ refund }: { refund: { readonly availableAt: number } }) {
  const { state: text } = useResourcesTexts();
  const format = useFormat();
  const now = useClock((time) => time, 0);
  return isRefundDue(refund, now)
    ? text.claimable
    : format.duration((refund.availableAt - now) / 1000);
}

/** Stakes for others, each with an unstake button. */
export function OthersTable({ rows }: { rows: readonly Delegation[] }) {
  const text = useResourcesTexts();
  const href = useHref();
  return (
    <DataTable
      caption={text.state.others}
      rows={rows}
      rowKey={({ to }) => to}
      columns={[
        accountColumn('to', text.shared.receiver, { card: 'title' }),
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
              href={href(`${UNSTAKE}?${prefill(row)}`)}
              aria-label={text.state.unstakeFor(row.to)}
              className="font-medium text-accent hover:underline"
            >
              {text.state.unstake}
            </a>
          ),
        },
      ]}
    />
  );
}

function prefill({ to, cpu, net }: Delegation): string {
  const figure = ({ units, symbol }: Delegation['cpu']) => formatUnits(units, symbol.precision);
  return new URLSearchParams({ receiver: to, cpu: figure(cpu), net: figure(net) }).toString();
}
