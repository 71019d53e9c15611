import { rowsIn } from '#src/chain/model/shared/load-state.ts';
import type { ReactNode } from 'react';
import { nameBounds } from '#src/chain/core/name-bigint.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import type { NameBid } from '#src/chain/model/name-bid/name-bid.ts';
import { BidTable } from '#src/components/name-bid/bid-table.tsx';
import { ExportCsv } from '#src/components/ui/export-csv.tsx';
import type { CsvFile } from '#src/components/ui/save-csv.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { screenOf } from '#src/routes.ts';
import { bidsStore, foundBidsStore, ownBidsStore } from '#src/stores/name-bid/name-bids.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import { LogInTo } from '../wallet/forms-of.tsx';
import { useUser } from '../wallet/use-wallet.ts';

interface ListProps {
  symbol: TokenSymbol;
  /** The name whose auction closes next. */
  next: string | null;
}

/** Open or sold names, the highest bid first. */
export function BidList({ view, ...list }: ListProps & { view: 'open' | 'closed' }) {
  const inBrowser = !useOnServer();
  const loaded = useLoad(bidsStore, inBrowser ? view : null);
  const text = useNameBidTexts();
  const rows = rowsIn(loaded.state) ?? [];
  const empty =
    view === 'open'
      ? { title: text.noneOpen, text: text.noNextHint }
      : { title: text.noneClosed, text: text.noneClosedHint };
  return (
    <BidSection title={text.views[view]} rows={rows} symbol={list.symbol}>
      <InfiniteRowsView list={loaded} empty={empty}>
        {(bids) => <Bids {...list} caption={text.views[view]} bids={bids} />}
      </InfiniteRowsView>
    </BidSection>
  );
}

/** Names that begin with a text. */
export function FoundBids({ prefix, ...list }: ListProps & { prefix: string }) {
  const load = useLoad(foundBidsStore, nameBounds(prefix) ? prefix : null);
  const text = useNameBidTexts();
  if (!nameBounds(prefix)) return null;
  const rows = load.state.kind === 'ready' ? load.state.value.rows : [];
  const title = text.found(prefix);
  return (
    <BidSection title={title} rows={rows} symbol={list.symbol}>
      <StateView {...load} empty={{ title: text.nothingFound(prefix), text: text.intro }}>
        {({ complete }) => (
          <>
            <Bids {...list} caption={title} bids={rows} />
            {!complete && <p className="py-2 text-warning">{text.shared.notAll}</p>}
          </>
        )}
      </StateView>
    </BidSection>
  );
}

/** The names on which the user has the highest bid. */
export function OwnBids({ actor, ...list }: ListProps & { actor: string | null }) {
  const load = useLoad(ownBidsStore, actor);
  const text = useNameBidTexts();
  const rows = load.state.kind === 'ready' ? load.state.value.rows : [];
  return (
    <BidSection title={text.views.mine} rows={rows} symbol={list.symbol}>
      {actor === null ? (
        <LogInTo label={text.seeMine} />
      ) : (
        <StateView {...load} empty={{ title: text.noneMine, text: text.noneMineHint }}>
          {({ complete }) => (
            <>
              <Bids {...list} caption={text.views.mine} bids={rows} />
              {!complete && <p className="py-2 text-warning">{text.shared.notAll}</p>}
            </>
          )}
        </StateView>
      )}
    </BidSection>
  );
}

interface BidSectionProps {
  title: string;
  rows: readonly NameBid[];
  symbol: TokenSymbol;
  children: ReactNode;
}

function BidSection({ title, rows, symbol, children }: BidSectionProps) {
  const format = useFormat();
  return (
    <Section
      title={title}
      note={rows.length > 0 && format.number(rows.length)}
      actions={rows.length > 0 && <ExportCsv rows={rows} {...bidsFile(symbol)} />}
    >
      {children}
    </Section>
  );
}

/** Bids with links to the forms. The winner of a name can create its account. */
function Bids(props: ListProps & { caption: string; bids: readonly NameBid[] }) {
  const locale = useLocale();
  const user = useUser();
  return (
    <BidTable
      {...props}
      bidPath={({ name }) => localizePath(`/namebids?tab=bid&name=${name}`, locale)}
      createPath={({ name, bidder }) =>
        bidder === user?.actor
          ? localizePath(`${screenOf('create-account').path}?name=${name}`, locale)
          : null
      }
    />
  );
}

const bidsFile = (symbol: TokenSymbol): CsvFile<NameBid> => ({
  name: 'name-bids',
  columns: {
    name: ({ name }) => name,
    bid: ({ units }) => ({ units, symbol }),
    bidder: ({ bidder }) => bidder,
    last_bid_time: ({ bidAt }) => new Date(bidAt).toISOString(),
    closed: ({ closed }) => closed,
  },
});
