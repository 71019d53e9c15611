import { useState } from 'react';
import { tokenIdText } from '#src/chain/model/token/token-id.ts';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SeriesChart } from '#src/components/ui/series-chart.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { formatPrice } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { coreToken } from '#src/stores/chain/core-token.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { weekOfPricesStore } from '#src/stores/rex/rex.ts';
import { priceSeriesStore } from '#src/stores/token/tokens.ts';

const periods = ['week', 'all'] as const;

/** The core token's price over a week or all time, if a service has it. */
export function RexPrices() {
  const text = useRexTexts();
  const tag = useLanguageTag();
  const [period, setPeriod] = useState<(typeof periods)[number]>('week');
  const token = coreToken();
  const week = useLoad(weekOfPricesStore, period === 'week' ? '' : null);
  const all = useLoad(priceSeriesStore, period === 'all' ? `${tokenIdText(token)}/all` : null);
  const { state, store } = period === 'week' ? week : all;
  const title = period === 'week' ? text.chart(token.code) : text.chartAll(token.code);
  return (
    <Section
      title={title}
      actions={
        <Toggle
          label={text.shared.period}
          options={periods.map((key) => ({ key, label: text.periods[key] }))}
          current={period}
          onSelect={setPeriod}
        />
      }
    >
      <StateView
        state={state.kind === 'unsupported' ? { kind: 'empty' } : state}
        loading={<div className="h-64" role="status" />}
        empty={{ title: text.noChart, text: text.noChartHint }}
        onRetry={store?.retry}
      >
        {(points) => (
          <SeriesChart
            points={points.map(({ t, c }) => ({ t, value: c }))}
            label={title}
            format={(value) => formatPrice(value, 'USD', tag)}
          />
        )}
      </StateView>
    </Section>
  );
}

await textsReady();
