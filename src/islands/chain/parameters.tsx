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
  const load = useLoad(parametersStore, '');
  const text = useChainTexts();
  if (load.state.kind === 'ready')
    return (
      <StateView {...load}>
        {(parameters) => <ParameterSections parameters={parameters} symbol={symbol} />}
      </StateView>
    );
  return (
    <Section title={text.groups.block}>
      <StateView
        {...load}
        loading={<SkeletonRows rows={4} />}
        empty={{ title: text.none, text: text.noneHint }}
      >
        {() => null}
      </StateView>
    </Section>
  );
}
