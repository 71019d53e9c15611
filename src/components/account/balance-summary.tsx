import { type ReactNode, Suspense } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { accountFacts } from '#src/chain/model/account/account-facts.ts';
import type { AccountView } from '#src/chain/model/account/account.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { shareOf } from './resource-bars.tsx';

/** Few accounts wait for a refund. */
const RefundWait = lazyPart(async () => (await import('./refund-wait.tsx')).RefundWait, Nothing);

interface BalanceSummaryProps {
  account: AccountView;
  /** The total in a currency. Its line is reserved, since it loads later. */
  worth?: ReactNode;
  /** False on chains without resource staking. */
  staked?: boolean | undefined;
  /** False if the liquid part is unknown: then only the total is shown. */
  divided?: boolean | undefined;
  /** Why REX counts as the node booked it when it last changed: its worth loads, or did not. */
  bookedRex?: 'loading' | 'failed' | null;
}

interface Part {
  key: string;
  label: string;
  amount: Asset;
  colour: string;
  /** Its slot, if it is one of the page's first facts. */
  fact?: string;
}

/** Of what is on its way back. */
const WAITING = 'bg-line';

/** An account's total and its parts. Even a tiny share is named. */
export function BalanceSummary(props: BalanceSummaryProps) {
  const { account, worth, staked = true, divided = true, bookedRex = null } = props;
  const text = useAccountTexts();
  const { apart, refund, total } = account;
  const facts = accountFacts(account);
  const stakes: Part[] = [
    { key: 'cpu', label: text.stakedCpu, ...facts.cpu, colour: 'bg-ink' },
    { key: 'net', label: text.stakedNet, ...facts.net, colour: 'bg-line-strong' },
  ];
  const parts: Part[] = [
    { key: 'liquid', label: text.liquid, ...facts.liquid, colour: 'bg-accent' },
    ...(staked ? stakes : []),
    ...optionalPart('staked', text.staked, apart?.staked, 'bg-accent/60'),
    ...optionalPart('others', text.stakedForOthers, account.stakedForOthers, 'bg-quiet'),
    ...optionalPart('term', text.longStaking, apart?.forTerm, 'bg-accent/30'),
    ...optionalPart('locked', text.locked, apart?.locked, 'bg-accent/30'),
    ...optionalPart('rex', text.inRex, account.inRex, 'bg-accent/60'),
    ...(refund
      ? [
          ...optionalPart('refundCpu', text.refundCpu, refund.cpu, WAITING),
          ...optionalPart('refundNet', text.refundNet, refund.net, WAITING),
        ].filter(({ amount }) => amount.units > 0n)
      : []),
    ...optionalPart('refundStake', text.refundStake, apart?.refund, WAITING),
  ];
  const rows = divided ? parts : [];
  return (
    <div className="min-w-0">
      <p className="text-xs text-quiet">
        {text.total}
        {account.inRex && bookedRex && <span> · {text.bookedRex[bookedRex]}</span>}
      </p>
      <p>
        <Amount {...facts.total} className="hero" />
      </p>
      {worth !== undefined && <p className="mt-1 min-h-5 text-muted">{worth}</p>}
      <div aria-hidden className="lean mx-0.5 my-3 flex h-4 gap-0.5 forced-color-adjust-none">
        {rows.map(({ key, amount, colour }) => (
          <span
            key={key}
            className={colour}
            style={{ inlineSize: `${shareOf(amount.units, total.units) * 100}%` }}
          />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {rows.map(({ key, label, amount, fact, colour }) => (
          <div key={key} className="flex items-baseline gap-x-2">
            <dt className="flex items-baseline gap-2 text-muted">
              <span
                aria-hidden
                className={`lean h-3 w-2 self-center forced-color-adjust-none ${colour}`}
              />
              {label}
            </dt>
            <dd>
              <Amount amount={amount} fact={fact} />
            </dd>
          </div>
        ))}
        {account.legacy && (
          <div className="flex items-baseline gap-x-2">
            <dt className="text-muted">{text.legacy(total.symbol.code)}</dt>
            <dd>
              <Amount amount={account.legacy} />
            </dd>
          </div>
        )}
      </dl>
      {refund && (
        <Suspense fallback={<p className="mt-1 min-h-5" />}>
          <RefundWait availableAt={refund.availableAt} />
        </Suspense>
      )}
    </div>
  );
}

/** A part that most accounts do not have. */
function optionalPart(
  key: string,
  label: string,
  amount: Asset | null | undefined,
  colour: string,
): Part[] {
  return amount ? [{ key, label, amount, colour }] : [];
}
