import type { ReactNode } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { Banner } from '../ui/banner.tsx';
import { buttonStyles } from '../ui/button.tsx';
import { Copied } from '../ui/copied.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

/** Whether the account exists, and whose key it has. */
export type Arrival = 'waiting' | 'created' | 'other-key';

interface PaymentProps {
  /** The contract that takes the payment. */
  to: string;
  /** Null if the RAM price is unknown. */
  amount: Asset | null;
  memo: string;
}

/** What to enter as withdrawal at an exchange. */
export function Payment({ to, amount, memo }: PaymentProps) {
  const texts = useNewAccountTexts();
  const { exchange: text } = texts;
  const facts: Fact[] = [
    {
      label: text.to,
      value: (
        <Copied value={to}>
          <AccountLink name={to} />
        </Copied>
      ),
    },
    {
      label: text.amount,
      value: amount ? (
        <Copied value={formatAsset(amount)}>
          <Amount amount={amount} />
        </Copied>
      ) : (
        text.noPrice
      ),
    },
    {
      label: texts.shared.memo,
      value: (
        <Copied value={memo}>
          <span dir="ltr" className="break-all">
            {memo}
          </span>
        </Copied>
      ),
    },
  ];
  return (
    <div className="space-y-3">
      <p className="text-muted">{text.lead}</p>
      <FactRows facts={facts} />
      <ul className="space-y-1 text-muted">
        <li>{text.memoHint}</li>
        <li>{text.amountHint}</li>
      </ul>
    </div>
  );
}

/** Whether the new account is there. */
export function ArrivalBanner({ name, arrival }: { name: string; arrival: Arrival }) {
  const { exchange: text } = useNewAccountTexts();
  const href = useHref();
  const checked = useFormat().duration(limits.accountRefreshMs / 1000);
  if (arrival === 'waiting') return <Banner kind="info" title={text.waiting(checked)} />;
  const open: ReactNode = (
    <a href={href(`/account/${name}`)} className={buttonStyles({ size: 'sm' })}>
      {text.open}
    </a>
  );
  return arrival === 'created' ? (
    <Banner kind="success" title={text.created(name)} actions={open} />
  ) : (
    <Banner kind="error" title={text.otherKey(name)} actions={open} />
  );
}
