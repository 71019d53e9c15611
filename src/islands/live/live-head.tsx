import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useSyncExternalStore } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import { LiveRatesView } from '#src/components/live/live-rates.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { clockNow, subscribeToClock } from '#src/components/ui/clock.ts';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { FactLine } from '#src/components/ui/fact-line.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { Time } from '#src/components/ui/time.tsx';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useHead } from '#src/stores/head.ts';
import type { LiveView } from '#src/stores/live-watch.ts';

const unknown = '–';

/** The chain's head and its rates, with the control that starts and pauses. */
export function LiveHead({ view, onToggle }: { view: LiveView; onToggle: () => void }) {
  const text = useLiveTexts();
  const head = useHead();
  const info = head.kind === 'ready' ? head.value : null;
  const standsStill = useIsOld(info?.headBlockTime ?? null);
  const Icon = view.running ? Pause : Play;
  return (
    <Section
      title={text.title}
      note={view.running ? text.running : text.paused}
      actions={
        <Button
          size="sm"
          variant={view.running ? 'secondary' : 'primary'}
          onClick={onToggle}
          title={text.spaceHint}
        >
          <Icon size={16} aria-hidden />
          {view.running ? text.pause : text.start}
        </Button>
      }
    >
      <div className="space-y-4">
        <FactLine
          items={[
            {
              key: 'head',
              label: text.headBlock,
              value: info ? <BlockLink number={info.headBlockNum} /> : unknown,
            },
            {
              key: 'producer',
              label: text.producer,
              value: info ? <AccountLink name={info.headBlockProducer} /> : unknown,
            },
            {
              key: 'made',
              label: text.made,
              value: info ? <Time at={info.headBlockTime} /> : unknown,
            },
          ]}
        />
        <LiveRatesView rates={view.rates} matching={view.source?.kind === 'stream'} />
        {standsStill && (
          <Banner kind="warning" title={text.standsStill}>
            {text.standsStillHint}
          </Banner>
        )}
      </div>
    </Section>
  );
}

function useIsOld(time: number | null): boolean {
  return useSyncExternalStore(
    subscribeToClock,
    () => time !== null && clockNow() - time > limits.staleHeadMs,
    () => false,
  );
}
