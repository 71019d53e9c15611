import { headFacts } from '#src/chain/model/block/head-facts.ts';
import { RoundLegend } from '#src/components/home/round-legend.tsx';
import { RoundDial } from '#src/components/round/round-dial.tsx';
import { useTurnText } from '#src/components/round/use-turn-text.ts';
import { AccountLink, BlockLink } from '#src/components/ui/entity-link.tsx';
import { SkeletonWord } from '#src/components/ui/skeleton.tsx';
import { useRoundTexts } from '#src/i18n/areas/round/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { type RoundNow, useLoads } from '#src/stores/block/round-view.ts';
import { useHead, useStaleFor } from '#src/stores/chain/head.ts';

const NO_HEAD = { headBlockNum: 0, lastIrreversibleBlockNum: 0, headBlockProducer: '' };

/** The round at the head block: who makes it, what is final, and what was missed. */
export function HomeDial({ now }: { now: RoundNow | null }) {
  const { shell } = useMessages();
  const text = useRoundTexts();
  const turnText = useTurnText();
  const format = useFormat();
  const head = useHead();
  const loads = useLoads(now);
  const staleFor = useStaleFor();
  const info = head.kind === 'ready' ? head.value : null;
  const facts = headFacts(info ?? NO_HEAD);
  const count = (value: number | undefined) => (value === undefined ? '–' : format.number(value));
  const waiting = (className: string, fact: string) =>
    head.kind === 'failed' ? '–' : <SkeletonWord className={className} fact={fact} />;
  const label = now
    ? [
        turnText(now),
        shell.notFinal(count(now.round.pending)),
        text.missed(count(now.missed)),
      ].join('. ')
    : '';
  const next = now?.round.producers[(now.turn + 1) % now.size];
  return (
    <div className="min-w-0">
      <RoundDial view={now} loads={loads} stale={staleFor > 0} label={label}>
        <dl>
          <div>
            <dt className="text-xs text-quiet">{shell.headBlock}</dt>
            <dd className="dial-figure">
              {info ? <BlockLink number={facts.head.count} /> : waiting('w-32', facts.head.fact)}
            </dd>
          </div>
          <div>
            <dt className="sr-only">{shell.producer}</dt>
            <dd className="py-1">
              {info ? (
                <AccountLink name={facts.producer.name} />
              ) : (
                waiting('w-24', facts.producer.fact)
              )}
            </dd>
            <dd className="min-h-4 text-xs text-quiet">
              {now && text.blockOf(count(now.block + 1))}
            </dd>
          </div>
          <div className="mt-1.5 min-h-4 text-xs text-quiet">
            {next !== undefined && (
              <>
                <dt className="inline">{text.next}</dt>{' '}
                <dd className="inline">
                  <AccountLink name={next} />
                </dd>
              </>
            )}
          </div>
        </dl>
      </RoundDial>
      <RoundLegend
        final={
          info ? (
            <BlockLink number={facts.irreversible.count} />
          ) : (
            waiting('w-16', facts.irreversible.fact)
          )
        }
        notFinal={count(info ? info.headBlockNum - info.lastIrreversibleBlockNum : undefined)}
        missed={count(now?.missed)}
        hasLoads={Math.max(0, ...(loads?.values() ?? [])) > 0}
      />
    </div>
  );
}
