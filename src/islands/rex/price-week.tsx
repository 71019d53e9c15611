import { SeriesChart } from '#src/components/ui/series-chart.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { formatPrice } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';
import { weekOfPricesStore } from '#src/stores/rex/rex.ts';

/** The core token's price over a week, if a service keeps it. */
export function PriceWeek() {
  const text = useRexTexts();
  const tag = useLanguageTag();
  const { state, store } = useLoad(weekOfPricesStore, '');
  const { code } = chainConfig().coreSymbol;
  return (
    <Section title={text.chart(code)}>
      <StateView
        state={state.kind === 'unsupported' ? { kind: 'empty' } : state}
        loading={<div className="h-64" role="status" />}
        empty={{ title: text.noChart, text: text.noChartHint }}
        onRetry={store?.retry}
      >
        {(points) => (
          <SeriesChart
            points={points.map(({ t, c }) => ({ t, value: c }))}
            label={text.chart(code)}
            format={(value) => formatPrice(value, 'USD', tag)}
          />
        )}
      </StateView>
    </Section>
  );
}

await textsReady();
