import { lazy, useEffect, useRef } from 'react';
import { BlockList } from '#src/components/home/block-list.tsx';
import { RamCalculator } from '#src/components/home/ram-calculator.tsx';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { WhenNear } from '#src/components/ui/rows/when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale, useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { latestBlocksStore, ramMarketStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/query.ts';
import { useUrl } from '#src/stores/url.ts';
import { producersStore } from '#src/stores/vote/producers.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { ChainFacts } from './chain-facts.tsx';

/** Describing actions needs as much code as the rest of the page. */
const TransactionList = lazy(async () => ({
  default: (await import('#src/components/home/transaction-list.tsx')).TransactionList,
}));

interface HomeScreenProps extends ScreenProps {
  chainName: string;
  coreSymbol: string;
  sellsRam: boolean;
}

export function HomeScreen({ locale, chainName, coreSymbol, sellsRam }: HomeScreenProps) {
  return (
    <Screen locale={locale}>
      <Top chainName={chainName} />
      <ChainFacts coreSymbol={coreSymbol} sellsRam={sellsRam} />
      <div className="grid items-start gap-6 tablet:grid-cols-[minmax(0,1fr)_22rem]">
        <Validators />
        <div className="space-y-6 max-tablet:row-start-1">
          <Blocks />
          <Transactions />
          {sellsRam && <Ram />}
        </div>
      </div>
    </Screen>
  );
}

function Top({ chainName }: { chainName: string }) {
  const { screen } = useMessages();
  return <Hero title={screen.homeTitle(chainName)} />;
}

const MORE = 'tap flex min-h-8 items-center text-accent hover:underline';

function Blocks() {
  const text = useHomeTexts();
  const locale = useLocale();
  const head = useHead();
  const { state, store } = useLoad(latestBlocksStore, useUrl() === null ? null : 'now');
  const newest = head.kind === 'ready' ? head.value.headBlockNum : 0;
  const more = (
    <a href={localizePath('/live', locale)} className={MORE}>
      {text.live}
    </a>
  );
  return (
    <Section title={text.blocks} actions={more} flush>
      <div className="min-h-88">
        <StateView state={state} loading={<SkeletonRows rows={9} />} onRetry={store?.retry}>
          {(blocks) => (
            <BlockList
              blocks={blocks}
              fresh={Math.max(0, newest - (blocks[0]?.number ?? newest))}
              onShow={() => store?.retry()}
            />
          )}
        </StateView>
      </div>
    </Section>
  );
}

/** Transactions of the blocks above, refreshed with them. */
function Transactions() {
  const text = useHomeTexts();
  const { state, store } = useLoad(latestBlocksStore, useUrl() === null ? null : 'now');
  return (
    <Section title={text.latestTransactions} flush>
      <div className="min-h-60">
        <StateView state={state} loading={<SkeletonRows rows={6} />} onRetry={store?.retry}>
          {(blocks) => (
            <WhenNear minHeight={240}>
              <TransactionList blocks={blocks} {...chainContracts()} />
            </WhenNear>
          )}
        </StateView>
      </div>
    </Section>
  );
}

function chainContracts() {
  const { accounts } = chainConfig();
  return { system: accounts.system, tokenContract: accounts.token };
}

function Ram() {
  const text = useHomeTexts();
  const locale = useLocale();
  const { state, store } = useLoad(ramMarketStore, useUrl() === null ? null : 'now');
  const buy = (
    <a href={localizePath('/wallet/ram/buy', locale)} className={MORE}>
      {text.buyRam}
    </a>
  );
  return (
    <Section title={text.calculator} actions={buy} flush>
      <div className="min-h-68">
        <StateView state={state} loading={<SkeletonRows rows={7} />} onRetry={store?.retry}>
          {(market) =>
            market ? (
              <RamCalculator market={market} />
            ) : (
              <p className="p-4 text-muted">{text.noMarket}</p>
            )
          }
        </StateView>
      </div>
    </Section>
  );
}

function Validators() {
  const hydrated = useUrl() !== null;
  const { state, store } = useLoad(producersStore, hydrated ? 'all' : null);
  const text = useHomeTexts().producers;
  return (
    <Section title={text.producers} flush>
      <StateView state={state} loading={<SkeletonRows rows={21} />} onRetry={store?.retry}>
        {(producers) => <ProducersTable producers={producers} />}
      </StateView>
    </Section>
  );
}

/** The home page's title with the search in the middle. Below it the header's search takes over. */
function Hero({ title }: { title: string }) {
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting ?? true;
      root.toggleAttribute('data-search-passed', !seen);
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-search-passed');
    };
  }, []);
  return (
    <header className="mx-auto max-w-prose space-y-4 py-4 text-center md:py-8">
      <h1 className="text-2xl font-semibold">{title}</h1>
      <div ref={place} className="text-start">
        <SearchBox locale={locale} prominent />
      </div>
    </header>
  );
}

await textsReady();
