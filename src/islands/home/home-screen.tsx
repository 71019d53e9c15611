import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { useRoundView } from '#src/stores/block/round-view.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { SearchBox } from '../shell/search-box.tsx';
import { ChainFacts } from './chain-facts.tsx';
import { HomeDial } from './home-dial.tsx';

/** What is below the first view is loaded after it. */
const Producers = lazyPart(async () => (await import('./home-producers.tsx')).HomeProducers);
const Blocks = lazyPart(async () => (await import('./home-blocks.tsx')).HomeBlocks);
const RamLine = lazyPart(async () => (await import('./ram-line.tsx')).RamLine, Nothing);

export function HomeScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Overview locale={locale} chain={chain} />
      <Lists />
    </Screen>
  );
}

/** The search, the dial and the facts: on wide screens the dial is beside the others. */
function Overview({ locale, chain }: Pick<ScreenProps, 'locale' | 'chain'>) {
  const text = useHomeTexts();
  const inBrowser = !useOnServer();
  const now = useRoundView();
  const head = useHead();
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const sellsRam = chain.features.includes('ram-market');
  return (
    <>
      <h1 className="sr-only">{text.title(chain.displayName)}</h1>
      {failure && <FailureBanner failure={failure} stale={head.kind === 'ready'} />}
      <div className="grid items-start gap-x-10 gap-y-4 pb-2 md:grid-cols-2 tablet:grid-cols-[2fr_3fr] tablet:grid-rows-[auto_1fr] lg:grid-cols-[10fr_21fr]">
        <div className="min-w-0 md:col-span-2 tablet:col-span-1 tablet:col-start-2">
          <MainSearch locale={locale} />
        </div>
        <div className="min-w-0 tablet:col-start-1 tablet:row-span-2 tablet:row-start-1">
          <HomeDial now={now} />
        </div>
        <div className="min-w-0">
          <ChainFacts
            coreSymbol={chain.coreSymbol.code}
            legacySymbol={chain.legacySymbol?.code}
            sellsRam={sellsRam}
            balancesVote={chain.systemContract === 'fio'}
            isPartHeld={chain.notCirculating.length > 0}
            hasPrices={chain.backendUrl !== null}
            round={now}
          />
          {sellsRam && (
            <div
              role="group"
              aria-label={text.calculator}
              className="flex min-h-16 flex-wrap content-start items-center gap-x-4 gap-y-2 border-t py-2.5 md:min-h-33 tablet:min-h-20 lg:min-h-16"
            >
              <span aria-hidden className="flex min-h-9 items-center font-bold">
                {text.calculator}
              </span>
              {inBrowser && (
                <Suspense>
                  <RamLine />
                </Suspense>
              )}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** Producers beside the latest blocks and transactions. */
function Lists() {
  const text = useHomeTexts();
  const inBrowser = !useOnServer();
  const producers = <Waiting rows={21} titles={[text.producers.producers]} />;
  const blocks = <Waiting rows={8} titles={[text.blocks, text.latestTransactions]} />;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,13fr)_minmax(0,11fr)]">
      <div className="min-w-0 max-tablet:order-last">
        {inBrowser ? (
          <Suspense fallback={producers}>
            <Producers />
          </Suspense>
        ) : (
          producers
        )}
      </div>
      <div className="min-w-0 space-y-8">
        {inBrowser ? (
          <Suspense fallback={blocks}>
            <Blocks />
          </Suspense>
        ) : (
          blocks
        )}
      </div>
    </div>
  );
}

/** Sections before their code is there. */
function Waiting({ titles, rows }: { titles: readonly string[]; rows: number }): ReactNode {
  return titles.map((title) => (
    <Section key={title} title={title}>
      <SkeletonRows rows={rows} />
    </Section>
  ));
}

/** The search in the middle of the page. Below it the header's search takes over. */
function MainSearch({ locale }: { locale: Locale }) {
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
    <div ref={place}>
      <SearchBox locale={locale} prominent />
    </div>
  );
}

export const screen: ScreenModule = { Screen: HomeScreen };

await textsReady();
