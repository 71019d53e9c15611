import { RamCalculator } from '#src/components/home/ram-calculator.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { ramMarketStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { MoreLink } from './more-link.tsx';

/** The RAM calculator. */
export function RamLine() {
  const text = useHomeTexts();
  const { state, onRetry } = useLoad(ramMarketStore, 'now');
  if (state.kind === 'failed')
    return (
      <div className="w-full">
        <StateView {...{ state, onRetry }}>{() => null}</StateView>
      </div>
    );
  if (state.kind !== 'ready') return null;
  if (!state.value) return <p className="text-muted">{text.noMarket}</p>;
  return (
    <>
      <RamCalculator market={state.value} />
      <div className="ms-auto">
        <MoreLink path="/wallet/ram/buy">{text.buyRam}</MoreLink>
      </div>
    </>
  );
}

await textsReady();
