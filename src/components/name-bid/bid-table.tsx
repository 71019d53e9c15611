import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { leastNextBid, type NameBid } from '#src/chain/model/name-bid/name-bid.ts';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { Amount } from '../ui/amount.tsx';
import { buttonStyles } from '../ui/button.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { Identicon } from '../ui/identicon.tsx';
import { timeColumn } from '../ui/rows/columns.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { ShortLabel } from '../ui/rows/short-label.tsx';
import { BidName } from './bid-name.tsx';
import { BidState } from './bid-state.tsx';

interface BidTableProps {
  caption: string;
  bids: readonly NameBid[];
  symbol: TokenSymbol;
  /** The name whose auction closes next. */
  next: string | null;
  /** The address of the form that bids for a name. */
  bidPath: (bid: NameBid) => string;
  /** The address of the form that creates a sold account; null for other accounts than the winner. */
  createPath?: (bid: NameBid) => string | null;
}

/** Bids for names. Open ones have the least next bid and a link to bid. */
export function BidTable(props: BidTableProps) {
  const { caption, bids, symbol, next, bidPath, createPath } = props;
  const text = useNameBidTexts();
  const columns: Column<NameBid>[] = [
    {
      key: 'name',
      header: text.shared.name,
      card: 'inline',
      className: 'max-md:flex-1',
      cell: ({ name }) => <BidName name={name} />,
    },
    {
      key: 'state',
      header: text.shared.state,
      card: 'inline',
      cell: (bid) => <BidState bid={bid} next={next} />,
    },
    {
      key: 'bid',
      header: text.bid,
      align: 'end',
      cell: ({ units }) => <Amount amount={{ units, symbol }} />,
    },
    {
      key: 'least',
      header: text.leastBid,
      align: 'end',
      cell: ({ units, closed }) =>
        closed ? '–' : <Amount amount={{ units: leastNextBid(units), symbol }} />,
    },
    {
      key: 'bidder',
      header: text.bidder,
      cell: ({ bidder }) => (
        <span className="flex items-center gap-2">
          <Identicon name={bidder} size={20} />
          <AccountLink name={bidder} />
        </span>
      ),
    },
    timeColumn('bidAt', text.lastBid, { align: 'end', className: 'text-quiet' }),
    {
      key: 'new',
      header: text.newBid,
      align: 'end',
      card: 'title',
      cell: (bid) => {
        const href = bid.closed ? createPath?.(bid) : bidPath(bid);
        if (!href) return null;
        const [label, whole] = bid.closed
          ? [text.create, text.createFor(bid.name)]
          : [text.newBid, text.newBidFor(bid.name)];
        return (
          <a href={href} className={buttonStyles({ size: 'sm', className: 'max-md:w-full' })}>
            <ShortLabel text={label} name={whole} />
          </a>
        );
      },
    },
  ];
  return <DataTable caption={caption} columns={columns} rows={bids} rowKey={({ name }) => name} />;
}
