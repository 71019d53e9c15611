import { LargestVotersTable } from '#src/components/vote/largest-voters-table.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useVoteStatisticsTexts } from '#src/i18n/areas/vote/statistics/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { chainFiguresStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { largestVotersStore } from '#src/stores/vote/largest-voters.ts';
import type { ReactNode } from 'react';
import { stakeOfVote } from './vote-stake.ts';

interface LargestVotersProps {
  /** A producer, `''` for all, null while the address is unknown. */
  producer: string | null;
  /** Above the table. */
  children?: ReactNode;
}

/** The largest voters and proxies, of all or of a producer. */
export function LargestVoters({ producer, children }: LargestVotersProps) {
  const text = useVoteStatisticsTexts();
  const format = useFormat();
  const { state, store } = useLoad(largestVotersStore, producer);
  const { state: figures } = useLoad(chainFiguresStore, 'now');
  const voting = figures.kind === 'ready' ? figures.value.voting : null;
  const title = producer ? text.votersOf(producer) : text.voters;
  return (
    <Section title={title} note={state.kind === 'ready' && format.number(state.value.rows.length)}>
      {children}
      <StateView
        state={state}
        loading={<SkeletonRows rows={20} />}
        empty={{ title: text.none, text: text.noneHint }}
        onRetry={store?.retry}
      >
        {({ rows, among }) => (
          <>
            {among === 'largest-stakes' && <p className="pb-2">{text.among.largest}</p>}
            {among === 'first-rows' && <p className="pb-2 text-warning">{text.among.first}</p>}
            <p className="pb-2 text-muted">{text.decay}</p>
            <LargestVotersTable
              caption={title}
              voters={rows}
              symbol={chainConfig().coreSymbol}
              stakeOf={({ weight }) => stakeOfVote(weight)}
              total={voting?.units ?? null}
            />
          </>
        )}
      </StateView>
    </Section>
  );
}
