import { pricePeriods } from '#src/chain/model/token/price-period.ts';
import { SeriesChart } from '#src/components/ui/series-chart.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { useTokenTexts } from '#src/i18n/areas/token/texts.ts';
import { formatPrice } from '#src/i18n/format-money.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { priceSeriesStore } from '#src/stores/token/tokens.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';

/** A token's price over a period, which the address keeps. */
export function PricePart({ token, code }: { token: string; code: string }) {
  const text = useTokenTexts();
  const tag = useLanguageTag();
  const [period, setPeriod] = useQueryChoice('period', pricePeriods, 'week');
  const load = useLoad(priceSeriesStore, `${token}/${period}`);
  return (
    <>
      <Toggle
        label={text.period}
        options={pricePeriods.map((key) => ({ key, label: text.periods[key] }))}
        current={period}
        onSelect={setPeriod}
      />
      <div className="min-h-64">
        <StateView
          {...load}
          loading={<div className="h-64" role="status" />}
          empty={{ title: text.noSeries, text: text.noSeriesHint }}
        >
          {(points) => (
            <SeriesChart
              points={points.map(({ t, c }) => ({ t, value: c }))}
              label={text.priceOf(code)}
              format={(value) => formatPrice(value, 'USD', tag)}
            />
          )}
        </StateView>
      </div>
    </>
  );
}

await textsReady();
