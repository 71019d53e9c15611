import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import type { WaitingItem } from '#src/chain/model/account/waiting.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { useWalletTexts } from '#src/i18n/areas/wallet/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Amount } from '../ui/amount.tsx';
import { Badge } from '../ui/badge.tsx';
import { useClock } from '../ui/clock.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

interface WaitingListProps {
  items: readonly WaitingItem[];
  /** The address of the form for an item. */
  hrefOf: (item: WaitingItem) => string;
}

/** What waits for an account: each row leads to the form that sees to it. */
export function WaitingList({ items, hrefOf }: WaitingListProps) {
  return (
    <ul className="divide-y border-b">
      {items.map((item) => (
        <li key={keyOf(item)}>
          <a
            href={hrefOf(item)}
            className="flex min-h-(--row-roomy) items-center gap-3 py-1.5 hover:bg-sunken"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <ItemText item={item} />
            </span>
            <span className="shrink-0 text-end">
              <ItemState item={item} />
            </span>
            <ChevronRight size={16} aria-hidden className="icon-directional shrink-0 text-quiet" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function keyOf(item: WaitingItem): string {
  const which =
    item.kind === 'domain' || item.kind === 'bid-refund'
      ? item.name
      : item.kind === 'resource'
        ? item.resource
        : item.readyAt;
  return `${item.kind} ${which}`;
}

function ItemText({ item }: { item: WaitingItem }): ReactNode {
  const text = useWalletTexts();
  const { resources } = useAccountTexts();
  const format = useFormat();
  switch (item.kind) {
    case 'proposals':
    case 'requests':
      return <b className="font-semibold">{text[item.kind](format.number(item.count))}</b>;
    case 'resource': {
      const name = resources[item.resource];
      return <b className="font-semibold">{item.usedUp ? text.usedUp(name) : text.low(name)}</b>;
    }
    case 'domain':
      return (
        <>
          <span className="text-muted">{text.kinds.domain}</span>
          <b dir="ltr" className="font-semibold">
            <HostileText text={item.name} limit={62} />
          </b>
        </>
      );
    case 'bid-refund':
      return (
        <>
          <span className="text-muted">{text.kinds[item.kind]}</span>
          <b dir="ltr" className="font-semibold">
            <HostileText text={item.name} limit={13} />
          </b>
          <Amount amount={item.amount} />
        </>
      );
    default:
      return (
        <>
          <span className="text-muted">{text.kinds[item.kind]}</span>
          <Amount amount={item.amount} />
        </>
      );
  }
}

function ItemState({ item }: { item: WaitingItem }): ReactNode {
  const text = useWalletTexts();
  const isOver = useClock((ms) => item.kind === 'domain' && ms >= item.expiresAt, false);
  if (item.kind === 'domain')
    return (
      <span className={isOver ? 'text-danger' : 'text-warning'}>
        {isOver ? text.expired : text.shared.expires} <Time at={item.expiresAt} ahead />
      </span>
    );
  if (item.kind === 'proposals' || item.kind === 'requests' || item.kind === 'resource')
    return null;
  return item.readyAt === null ? (
    <Badge tone="positive">{text.ready}</Badge>
  ) : (
    <span className="text-muted">
      <Time at={item.readyAt} ahead />
    </span>
  );
}
