import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { useRoundView } from '#src/stores/block/round-view.ts';
import { ChainFacts } from '../home/chain-facts.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { HeadFacts } from './head-facts.tsx';
import { PowerupIfThere } from './powerup-if-there.tsx';

/** What is below the first view is loaded after it. */
const Schedule = lazyPart(async () => (await import('./schedule.tsx')).Schedule);
const Parameters = lazyPart(async () => (await import('./parameters.tsx')).Parameters);
const NodeFacts = lazyPart(async () => (await import('./node-facts.tsx')).NodeFacts);

export function ChainScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Chain chain={chain} />
    </Screen>
  );
}

/** The chain now: its head, figures, producers, and every parameter of its system contract. */
function Chain({ chain }: Pick<ScreenProps, 'chain'>) {
  const text = useChainTexts();
  const now = useRoundView();
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <HeadFacts now={now} />
      <ChainFacts
        coreSymbol={chain.coreSymbol.code}
        legacySymbol={chain.legacySymbol?.code}
        sellsRam={chain.features.includes('ram-market')}
        balancesVote={chain.systemContract === 'fio'}
        isPartHeld={chain.notCirculating.length > 0}
        hasPrices={chain.backendUrl !== null}
        round={now}
      />
      <Part title={text.schedule} rows={21}>
        <Schedule now={now} />
      </Part>
      <Part title={text.groups.block} rows={4}>
        <Parameters symbol={chain.coreSymbol} />
      </Part>
      <PowerupIfThere chain={chain} />
      <Part title={text.shared.network} rows={3}>
        <NodeFacts chain={chain} />
      </Part>
    </>
  );
}

/** A part of the page, or its rows until its code is there. */
function Part({ title, rows, children }: { title: string; rows: number; children: ReactNode }) {
  const inBrowser = !useOnServer();
  const waiting = (
    <Section title={title}>
      <SkeletonRows rows={rows} />
    </Section>
  );
  return inBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}

export const screen: ScreenModule = { Screen: ChainScreen };

await textsReady();
