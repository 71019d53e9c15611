import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import * as limits from '#src/chain/core/limits.ts';
import { LiveRatesView } from '#src/components/live/live-rates.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { useClock } from '#src/components/ui/clock.ts';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { FactRow } from '#src/components/ui/fact-row.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useHead } from '#src/stores/chain/head.ts';
import type { LiveView } from '#src/stores/history/live-watch.ts';

const unknown = '–';

/** The chain's head and rates, with a start and pause control. */
export function LiveHead({ view, onToggle }: { view: LiveView; onToggle: () => void }) {
  const text = useLiveTexts();
  const { shell } = useMessages();
  const head = useHead();
  const info = head.kind === 'ready' ? head.value : null;
  const standsStill = useIsOld(info?.headBlockTime ?? null);
  const Icon = view.running ? Pause : Play;
  return (
    <header className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 title">
          {text.title}
          <Badge tone={view.running ? 'positive' : 'neutral'}>
            {view.running ? text.running : text.paused}
          </Badge>
        </h1>
        <Button
          size="sm"
          variant={view.running ? 'secondary' : 'primary'}
          onClick={onToggle}
          title={text.spaceHint}
          aria-keyshortcuts="Space"
        >
          <Icon size={16} aria-hidden />
          {view.running ? text.pause : text.start}
        </Button>
      </div>
      <FactRow
        items={[
          {
            key: 'head',
            label: shell.headBlock,
            value: info ? <BlockLink number={info.headBlockNum} /> : unknown,
          },
          {
            key: 'producer',
            label: text.shared.producer,
            value: info ? <AccountLink name={info.headBlockProducer} /> : unknown,
          },
          {
            key: 'made',
            label: text.produced,
            value: info ? <Time at={info.headBlockTime} /> : unknown,
          },
        ]}
      />
      <LiveRatesView rates={view.rates} matching={view.source?.kind === 'stream'} />
      {standsStill && (
        <Banner kind="warning" title={text.noNewBlocks}>
          {text.noNewBlocksHint}
        </Banner>
      )}
    </header>
  );
}

function useIsOld(time: number | null): boolean {
  return useClock((now) => time !== null && now - time > limits.staleHeadMs, false);
}
