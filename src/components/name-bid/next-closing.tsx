import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { NextClosing } from '#src/chain/model/name-bid/name-bid.ts';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { useClock } from '../ui/clock.ts';
import { AccountLink } from '../ui/entity-link.tsx';
import { SkeletonWord } from '../ui/skeleton.tsx';
import { AbsoluteTime, Time } from '../ui/time.tsx';
import { BidName } from './bid-name.tsx';

interface NextClosingFactsProps {
  /** Null while it loads. */
  closing: NextClosing | null;
  symbol: TokenSymbol;
}

/** The auction that closes next: name, bid, bidder and time. */
export function NextClosingFacts({ closing, symbol }: NextClosingFactsProps) {
  const text = useNameBidTexts();
  const facts = [
    { key: 'name', label: text.shared.name, value: closing && <BidName name={closing.bid.name} /> },
    {
      key: 'bid',
      label: text.bid,
      value: closing && <Amount amount={{ units: closing.bid.units, symbol }} />,
    },
    {
      key: 'bidder',
      label: text.bidder,
      value: closing && <AccountLink name={closing.bid.bidder} />,
    },
    { key: 'closes', label: text.closes, value: closing && <Closes at={closing.at} /> },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-4 py-2 md:grid-cols-4">
      {facts.map(({ key, label, value }) => (
        <div key={key} className="min-w-0">
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="min-h-10 min-w-0 pt-0.5 font-medium">
            {value ?? <SkeletonWord className="w-24" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Closes({ at }: { at: number }) {
  const text = useNameBidTexts();
  const isDue = useClock((now) => at <= now, false);
  if (isDue) return text.closesAtOnce;
  return (
    <>
      <Time at={at} ahead />
      <span aria-hidden className="block text-xs font-normal text-quiet">
        <AbsoluteTime at={at} />
      </span>
    </>
  );
}
