import { RamCalculator } from '#src/components/home/ram-calculator.tsx';
import { RamTrades } from '#src/components/resources/ram-trades.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useRamMarketTexts } from '#src/i18n/areas/resources/ram-market/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { ramMarketStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { ramHistoryStore, ramPeriods } from '#src/stores/resources/market.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';

/** The RAM market for everyone: a calculator, prices and the largest traders. */
export function RamMarketPart() {
  const text = useRamMarketTexts();
  const { state: market } = useLoad(ramMarketStore, 'now');
  return (
    <div className="space-y-8">
      {market.kind === 'ready' && market.value && (
        <Section title={text.calculator}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <RamCalculator market={market.value} />
          </div>
        </Section>
      )}
      <Trades />
    </div>
  );
}

function Trades() {
  const text = useRamMarketTexts();
  const [period, setPeriod] = useQueryChoice('trades', ramPeriods, 'day');
  const load = useLoad(ramHistoryStore, period);
  return (
    <Section
      title={text.trades}
      actions={
        <Toggle
          label={text.shared.period}
          options={ramPeriods.map((key) => ({ key, label: text.periods[key] }))}
          current={period}
          onSelect={setPeriod}
        />
      }
    >
      <StateView
        {...load}
        loading={<SkeletonRows rows={8} />}
        empty={{ title: text.none, text: text.noneHint }}
      >
        {(history) => <RamTrades {...history} symbol={chainConfig().coreSymbol} />}
      </StateView>
    </Section>
  );
}

await textsReady();
