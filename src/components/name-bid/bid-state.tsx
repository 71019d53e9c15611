import type { NameBid } from '#src/chain/model/name-bid/name-bid.ts';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { Badge } from '../ui/badge.tsx';

/** Whether a name can be bid on or claimed. `next`: the auction that closes next. */
export function BidState({ bid, next }: { bid: NameBid; next: string | null }) {
  const text = useNameBidTexts();
  if (bid.closed)
    return (
      <Badge tone="positive" title={text.claimHint}>
        {text.states.closed}
      </Badge>
    );
  if (bid.name === next) return <Badge tone="warning">{text.states.next}</Badge>;
  return <Badge>{text.states.open}</Badge>;
}
