import { GenesisFacts } from '#src/components/account/genesis-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { genesisAwardStore } from '#src/stores/account/genesis-award.ts';
import { useLoad } from '#src/stores/query.ts';

export function GenesisPart({ name }: { name: string }) {
  const { state, store } = useLoad(genesisAwardStore, name);
  const { genesis: text } = useAccountPartsTexts();
  return (
    <Section title={text.title} flush>
      <StateView
        state={state}
        empty={{ title: text.none, text: text.noneHint }}
        onRetry={store?.retry}
      >
        {(award) => award && <GenesisFacts award={award} />}
      </StateView>
    </Section>
  );
}
