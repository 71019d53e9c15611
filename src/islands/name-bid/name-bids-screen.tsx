import { nameBounds } from '#src/chain/core/name-bigint.ts';
import { NextClosingFacts } from '#src/components/name-bid/next-closing.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { TabLinks } from '#src/components/ui/tab-links.tsx';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { nextClosingStore } from '#src/stores/name-bid/name-bids.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryChoice, useQueryTabs } from '#src/stores/query-choice.ts';
import { useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { SearchField } from '../search-field.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { WalletPage } from '../wallet/wallet-page.tsx';
import { BidList, FoundBids, OwnBids } from './bid-lists.tsx';

/** Forms are loaded for users who can sign. */
const forms = {
  bid: lazyPart(async () => (await import('./bid-part.tsx')).BidPart),
  refund: lazyPart(async () => (await import('./bid-refund-part.tsx')).BidRefundPart),
} as const;

const views = ['open', 'closed', 'mine'] as const;

export function NameBidsScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Tabs symbol={chain.coreSymbol} />
    </Screen>
  );
}

type Tab = 'auctions' | keyof typeof forms;
const tabKeys = ['auctions', 'bid', 'refund'] as const;
const pathOf = (tab: Tab) => (tab === 'auctions' ? '/namebids' : `/namebids?tab=${tab}`);

/** The auctions, and the forms to bid and to get a bid back. */
function Tabs({ symbol }: { symbol: ScreenProps['chain']['coreSymbol'] }) {
  const locale = useLocale();
  const text = useNameBidTexts();
  const [tab] = useQueryChoice('tab', tabKeys, 'auctions');
  const tabs = tabKeys.map((key) => ({ path: pathOf(key), label: text.tabs[key] }));
  if (tab !== 'auctions') {
    const Form = forms[tab];
    return (
      <WalletPage title={text.title} tabs={tabs} current={pathOf(tab)}>
        {(user) => (
          <IfChainSupports fact="nameBids">
            <Form key={tab} user={user} />
          </IfChainSupports>
        )}
      </WalletPage>
    );
  }
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <TabLinks
        label={text.tabsLabel}
        tabs={tabs.map(({ path, label }) => ({
          key: path,
          label,
          href: localizePath(path, locale),
        }))}
        current={pathOf('auctions')}
      />
      <IfChainSupports fact="nameBids">
        <NameBids symbol={symbol} />
      </IfChainSupports>
    </>
  );
}

/** The next auction to close, and the names that are open, sold, or bid on by the user. */
function NameBids({ symbol }: { symbol: ScreenProps['chain']['coreSymbol'] }) {
  const url = useUrl();
  const user = useUser();
  const text = useNameBidTexts();
  const search = url?.searchParams.get('search')?.trim().toLowerCase() ?? '';
  const tabs = useQueryTabs('show', views, text.views);
  const view = tabs.current;
  const load = useLoad(nextClosingStore, url && '');
  const next = load.state.kind === 'ready' ? (load.state.value?.bid.name ?? null) : null;
  const shared = { symbol, next };
  return (
    <>
      <p className="max-w-prose text-muted">{text.intro}</p>
      <Section title={text.next}>
        <StateView
          {...load}
          loading={<NextClosingFacts closing={null} symbol={symbol} />}
          empty={{ title: text.noNext, text: text.noNextHint }}
        >
          {(closing) => <NextClosingFacts closing={closing} symbol={symbol} />}
        </StateView>
      </Section>
      <SearchField
        label={text.search}
        hint={text.searchHint}
        error={search === '' || nameBounds(search) ? undefined : text.notAName}
        className="max-w-form"
        dir="ltr"
        maxLength={12}
      />
      {search === '' ? (
        <>
          <TabLinks label={text.viewsLabel} {...tabs} />
          {view === 'mine' ? (
            <OwnBids {...shared} actor={user?.actor ?? null} />
          ) : (
            <BidList key={view} {...shared} view={view} />
          )}
        </>
      ) : (
        <FoundBids {...shared} prefix={search} />
      )}
    </>
  );
}

export const screen: ScreenModule = { Screen: NameBidsScreen };

await textsReady();
