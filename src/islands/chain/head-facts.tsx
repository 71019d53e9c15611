import { headFacts } from '#src/chain/model/block/head-facts.ts';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { FactRow } from '#src/components/ui/fact-row.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { RoundNow } from '#src/stores/block/round-view.ts';
import { useHead } from '#src/stores/chain/head.ts';

/** Head block, last irreversible block, who produces now and next. */
export function HeadFacts({ now }: { now: RoundNow | null }) {
  const text = useChainTexts();
  const format = useFormat();
  const head = useHead();
  const info = head.kind === 'ready' ? head.value : null;
  const facts = info && headFacts(info);
  const failure = head.kind === 'ready' || head.kind === 'failed' ? head.failure : undefined;
  const next = now?.round.producers[(now.turn + 1) % now.size];
  const waiting = head.kind === 'failed' ? '–' : <SkeletonWord className="w-24" />;
  const items = [
    {
      key: 'head',
      label: text.shared.headBlock,
      value: facts ? <BlockLink number={facts.head.count} /> : waiting,
    },
    {
      key: 'irreversible',
      label: text.irreversible,
      value: facts ? (
        <>
          <BlockLink number={facts.irreversible.count} />
          <Note>{text.behind(format.number(facts.head.count - facts.irreversible.count))}</Note>
        </>
      ) : (
        waiting
      ),
    },
    {
      key: 'producer',
      label: text.producing,
      value: facts ? <AccountLink name={facts.producer.name} /> : waiting,
    },
    {
      key: 'next',
      label: text.next,
      value: next === undefined ? facts ? '–' : waiting : <AccountLink name={next} />,
    },
  ];
  return (
    <>
      {failure && <FailureBanner failure={failure} stale={head.kind === 'ready'} />}
      <FactRow items={items} />
    </>
  );
}

function Note({ children }: { children: string }) {
  return <span className="block text-xs font-normal text-quiet">{children}</span>;
}
