import type { Asset } from '#src/chain/core/asset.ts';
import type { ShortStake } from '#src/chain/model/vote/xpr-stake.ts';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { type KeyValue, KeyValueList } from '../ui/key-value-list.tsx';
import { Time } from '../ui/time.tsx';
import { RefundWait } from './refund-wait.tsx';

interface XprFactsProps {
  short: ShortStake | null;
  refund: { readonly amount: Asset; readonly availableAt: number } | null;
  longTotal: Asset;
  /** For other accounts. */
  delegations: readonly { readonly to: string; readonly amount: Asset }[];
}

/** A Proton account's XPR stakes, rewards and refunds. */
export function XprFacts({ short, refund, longTotal, delegations }: XprFactsProps) {
  const texts = useAccountResourcesTexts();
  const { xpr: text } = texts;
  const items: KeyValue[] = [];
  const add = (key: string, label: KeyValue['label'], value: KeyValue['value']) =>
    items.push({ key, label, value });
  if (short) {
    add('staked', text.short, <Amount amount={short.staked} />);
    add('claimable', text.claimable, <Amount amount={short.claimable} />);
    add('qualified', text.earns, short.qualified ? texts.shared.yes : text.votesNeeded);
    if (short.claimedAt > 0) add('claimed', texts.shared.lastClaim, <Time at={short.claimedAt} />);
  }
  if (longTotal.units > 0n) add('long', text.long, <Amount amount={longTotal} />);
  for (const { to, amount } of delegations)
    add(`to-${to}`, <AccountLink name={to} />, <Amount amount={amount} />);
  if (refund)
    add(
      'refund',
      text.refund,
      <>
        <Amount amount={refund.amount} />
        <RefundWait availableAt={refund.availableAt} />
      </>,
    );
  return <KeyValueList items={items} />;
}
