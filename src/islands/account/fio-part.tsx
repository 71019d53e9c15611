import { FioFacts } from '#src/components/account/fio-facts.tsx';
import { FioNames } from '#src/components/account/fio-names.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPartsTexts } from '#src/i18n/areas/account/parts/texts.ts';
import { fioHoldingsStore } from '#src/stores/account/account-fio.ts';
import { useLoad } from '#src/stores/query.ts';

export function FioPart({ name }: { name: string }) {
  const { state, store } = useLoad(fioHoldingsStore, name);
  const text = useAccountPartsTexts();
  return (
    <>
      <Section title={text.fio.title} flush>
        <StateView state={state} onRetry={store?.retry}>
          {({ publicKey, balance }) => <FioFacts publicKey={publicKey} balance={balance} />}
        </StateView>
      </Section>
      {state.kind === 'ready' && (
        <Section title={text.fio.names} flush>
          <FioNames addresses={state.value.addresses} domains={state.value.domains} />
        </Section>
      )}
    </>
  );
}
