import { useSyncExternalStore } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { clockNow, subscribeToClock } from '../ui/clock.ts';
import { Time } from '../ui/time.tsx';
import { shareOf } from './resource-bars.tsx';

interface BalanceSummaryProps {
  account: AccountView;
  /** False on chains without resource staking. */
  staked?: boolean;
  /** False if the liquid part is unknown: then only the total is shown. */
  divided?: boolean;
}

/** The parts of the total. Even a tiny share gets a row. */
export function BalanceSummary({ account, staked = true, divided = true }: BalanceSummaryProps) {
  const text = useAccountTexts();
  const { apart, refund, total } = account;
  const stakes = [
    {
      key: 'cpu',
      label: text.stakedCpu,
      amount: account.stakedCpu,
      colour: 'bg-[color-mix(in_oklab,var(--color-accent)_60%,var(--color-surface))]',
    },
    {
      key: 'net',
      label: text.stakedNet,
      amount: account.stakedNet,
      colour: 'bg-[color-mix(in_oklab,var(--color-accent)_32%,var(--color-surface))]',
    },
  ];
  const parts = [
    { key: 'liquid', label: text.liquid, amount: account.liquid, colour: 'bg-accent' },
    ...(staked ? stakes : []),
    ...held('staked', text.staked, apart?.staked),
    ...held('others', text.stakedForOthers, account.stakedForOthers),
    ...held('term', text.longStaking, apart?.forTerm),
    ...held('locked', text.locked, apart?.locked),
    ...held('rex', text.inRex, account.inRex),
    ...(refund
      ? [
          { key: 'refundCpu', label: text.refundCpu, amount: refund.cpu, colour: 'bg-line-strong' },
          { key: 'refundNet', label: text.refundNet, amount: refund.net, colour: 'bg-line-strong' },
        ].filter(({ amount }) => amount.units > 0n)
      : []),
    ...held('refundStake', text.refundStake, apart?.refund),
  ];
  const rows = divided ? parts : [];
  return (
    <div className="space-y-4 p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{text.total}</span>
        <Amount amount={total} className="font-semibold" />
      </p>
      <div
        aria-hidden
        className="flex h-1 gap-px overflow-hidden rounded-sm bg-line forced-color-adjust-none"
      >
        {rows.map(({ key, amount, colour }) => (
          <span
            key={key}
            className={colour}
            style={{ inlineSize: `${shareOf(amount.units, total.units) * 100}%` }}
          />
        ))}
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
        {rows.map(({ key, label, amount, colour }) => (
          <div key={key} className="contents">
            <dt className="flex items-center gap-2 text-muted">
              <span
                aria-hidden
                className={`size-2 rounded-sm forced-color-adjust-none ${colour}`}
              />
              {label}
            </dt>
            <dd className="text-right">
              <Amount amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {refund && <RefundWait availableAt={refund.availableAt} />}
    </div>
  );
}

/** A row that most accounts do not have. */
function held(key: string, label: string, amount: Asset | null | undefined) {
  return amount ? [{ key, label, amount, colour: 'bg-line-strong' }] : [];
}

/** A countdown to the refund, then that it can be claimed. */
export function RefundWait({ availableAt }: { availableAt: number }) {
  const text = useAccountTexts();
  const due = useSyncExternalStore(
    subscribeToClock,
    () => clockNow() >= availableAt,
    () => false,
  );
  return (
    <p className="text-muted">
      {due ? (
        text.refundDue
      ) : (
        <>
          {text.refundIn} <Time at={availableAt} ahead />
        </>
      )}
    </p>
  );
}
