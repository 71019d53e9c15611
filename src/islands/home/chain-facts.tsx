import { FactGrid } from '#src/components/home/fact-grid.tsx';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useHead, useTps } from '#src/stores/chain/head.ts';
import { useMoneyFacts } from './money-facts.tsx';

/** Current facts of the chain. */
export function ChainFacts({ coreSymbol, sellsRam }: { coreSymbol: string; sellsRam: boolean }) {
  const text = useHomeTexts();
  const head = useHead();
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const facts = [...useHeadFacts(), ...useMoneyFacts(coreSymbol, sellsRam)];
  return (
    <>
      {failure && (
        // Full width.
        <div className="-mx-4 -mt-4 mb-2">
          <FailureBanner failure={failure} stale={head.kind === 'ready'} />
        </div>
      )}
      <FactGrid label={text.facts} facts={facts} />
    </>
  );
}

function useHeadFacts() {
  const { screen, shell } = useMessages();
  const text = useHomeTexts();
  const format = useFormat();
  const head = useHead();
  const tps = useTps();
  const info = head.kind === 'ready' ? head.value : null;
  const waiting = <SkeletonWord className="w-24" />;
  return [
    {
      key: 'head',
      label: shell.headBlock,
      value: info ? <BlockLink number={info.headBlockNum} /> : waiting,
      note: info && <Time at={info.headBlockTime} />,
    },
    {
      key: 'irreversible',
      label: screen.irreversibleBlock,
      value: info ? <BlockLink number={info.lastIrreversibleBlockNum} /> : waiting,
      note: info && text.behind(format.number(info.headBlockNum - info.lastIrreversibleBlockNum)),
    },
    {
      key: 'producer',
      label: shell.producer,
      value: info ? <AccountLink name={info.headBlockProducer} /> : waiting,
    },
    {
      key: 'tps',
      label: shell.tps,
      value: tps === null ? waiting : format.number(tps, 1),
      note: text.tpsNote,
    },
  ];
}
