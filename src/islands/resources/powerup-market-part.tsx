import { PowerupMarket } from '#src/components/resources/powerup-market.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { usePowerupMarketTexts } from '#src/i18n/areas/resources/market/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { powerupMarketStore } from '#src/stores/resources/market.ts';

/**
 * The state and prices of PowerUp, for everyone.
 * @param belowForm whether the form that a share leads to is on the same page
 */
export function PowerupMarketPart({ belowForm = false }: { belowForm?: boolean }) {
  const text = usePowerupMarketTexts();
  const load = useLoad(powerupMarketStore, 'now');
  return (
    <Section title={text.title}>
      <StateView
        {...load}
        loading={<SkeletonRows rows={12} />}
        empty={{ title: text.none, text: text.noneHint }}
      >
        {(market) => market && <PowerupMarket {...market} belowForm={belowForm} />}
      </StateView>
    </Section>
  );
}

await textsReady();
