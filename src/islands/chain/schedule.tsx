import { NextSchedule } from '#src/components/chain/schedule-change.tsx';
import { ScheduleTable } from '#src/components/chain/schedule-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { useRoundTexts } from '#src/i18n/areas/round/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import type { RoundNow } from '#src/stores/block/round-view.ts';
import { producerScheduleStore } from '#src/stores/chain/parameters.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** The producers by turn, with their last turn and what they produced since their last claim. */
export function Schedule({ now }: { now: RoundNow | null }) {
  const { state, store } = useLoad(producerScheduleStore, '');
  const { state: ranked } = useLoad(rankedProducersStore, '');
  const text = useChainTexts();
  const round = useRoundTexts();
  const format = useFormat();
  const producers = new Map(
    ranked.kind === 'ready' ? ranked.value.map((one) => [one.owner, one]) : [],
  );
  return (
    <Section
      title={text.schedule}
      note={
        state.kind === 'ready' && (
          <>
            {text.version(format.number(state.value.version))}
            {now && now.missed > 0 && ` · ${round.missedInRound(format.number(now.missed))}`}
          </>
        )
      }
    >
      <StateView
        state={state}
        loading={<SkeletonRows rows={21} />}
        empty={{ title: text.noSchedule, text: text.noScheduleHint }}
        onRetry={store?.retry}
      >
        {({ producers: schedule, next }) => (
          <>
            {next && <NextSchedule change={next} />}
            <ScheduleTable
              schedule={schedule}
              turns={now?.turns ?? []}
              turn={now?.turn ?? null}
              producers={producers}
            />
          </>
        )}
      </StateView>
    </Section>
  );
}
