import * as limits from '#src/chain/core/limits.ts';
import { ProducersTable } from '#src/components/producer/producers-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useRoundView } from '#src/stores/block/round-view.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { producersStore } from '#src/stores/vote/producers.ts';
import { MoreLink } from './more-link.tsx';

/** Active producers and the first standbys. */
const SHOWN = 24;

/** The producers with the most votes. */
export function HomeProducers() {
  const load = useLoad(producersStore, 'all');
  const now = useRoundView();
  const text = useHomeTexts().producers;
  const format = useFormat();
  const active =
    load.state.kind === 'ready' ? load.state.value.filter((one) => one.active).length : 0;
  const producing = Math.min(active, now?.size ?? limits.producingProducers);
  return (
    <Section
      title={text.producers}
      note={
        active > 0 &&
        `${text.producingCount(format.number(producing))} · ${text.standbyCount(format.number(active - producing))}`
      }
      actions={<MoreLink path="/vote">{text.vote}</MoreLink>}
    >
      <StateView {...load} loading={<SkeletonRows rows={21} />}>
        {(producers) => (
          <ProducersTable
            producers={producers.slice(0, SHOWN)}
            schedule={now?.round.producers ?? []}
            turns={now?.turns ?? []}
          />
        )}
      </StateView>
    </Section>
  );
}

await textsReady();
