import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { FactLine } from '#src/components/ui/fact-line.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows, SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { FailureBanner, StateView } from '#src/components/ui/state-view.tsx';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useHead, useTps } from '#src/stores/head.ts';
import { producersStore } from '#src/stores/producers.ts';
import { useLoad } from '#src/stores/query.ts';
import { useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';

export function HomeScreen({ locale, chainName }: ScreenProps & { chainName: string }) {
  return (
    <Screen locale={locale}>
      <ChainFacts chainName={chainName} />
      <Validators />
    </Screen>
  );
}

function ChainFacts({ chainName }: { chainName: string }) {
  const { screen, shell } = useMessages();
  const format = useFormat();
  const head = useHead();
  const tps = useTps();
  const info = head.kind === 'ready' ? head.value : null;
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const waiting = <SkeletonWord className="w-24" />;
  return (
    <header className="space-y-4">
      <h1 className="text-xl font-semibold">{screen.homeTitle(chainName)}</h1>
      {failure && <FailureBanner failure={failure} stale={info !== null} />}
      <FactLine
        items={[
          {
            key: 'head',
            label: shell.headBlock,
            value: info ? <BlockLink number={info.headBlockNum} /> : waiting,
          },
          {
            key: 'irreversible',
            label: screen.irreversibleBlock,
            value: info ? <BlockLink number={info.lastIrreversibleBlockNum} /> : waiting,
          },
          {
            key: 'producer',
            label: shell.producer,
            value: info ? <AccountLink name={info.headBlockProducer} /> : waiting,
          },
          { key: 'tps', label: shell.tps, value: tps === null ? waiting : format.number(tps, 1) },
        ]}
      />
    </header>
  );
}

function Validators() {
  const hydrated = useUrl() !== null;
  const { state, store } = useLoad(producersStore, hydrated ? 'all' : null);
  const { producer: text } = useMessages();
  return (
    <Section title={text.producers} flush>
      <StateView state={state} loading={<SkeletonRows rows={21} />} onRetry={store?.retry}>
        {(producers) => <ProducersTable producers={producers} />}
      </StateView>
    </Section>
  );
}
