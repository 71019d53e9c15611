import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { ParameterSections } from '#src/components/chain/parameter-sections.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useChainTexts } from '#src/i18n/areas/chain/texts.ts';
import { parametersStore } from '#src/stores/chain/parameters.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** Every parameter and total of the system contract. */
export function Parameters({ symbol }: { symbol: TokenSymbol }) {
  const { state, store } = useLoad(parametersStore, '');
  const text = useChainTexts();
  if (state.kind === 'ready')
    return (
      <StateView state={state} onRetry={store?.retry}>
        {(parameters) => <ParameterSections parameters={parameters} symbol={symbol} />}
      </StateView>
    );
  return (
    <Section title={text.groups.block}>
      <StateView
        state={state}
        loading={<SkeletonRows rows={4} />}
        empty={{ title: text.none, text: text.noneHint }}
        onRetry={store?.retry}
      >
        {() => null}
      </StateView>
    </Section>
  );
}
