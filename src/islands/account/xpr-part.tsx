import { LongStakes } from '#src/components/account/long-stakes.tsx';
import { XprFacts } from '#src/components/account/xpr-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { xprStore } from '#src/stores/account/account-stakes.ts';
import { useLoad } from '#src/stores/query.ts';

export function XprPart({ name }: { name: string }) {
  const { state, store } = useLoad(xprStore, name);
  const { xpr: text, stakes } = useAccountResourcesTexts();
  return (
    <Section title={text.title} flush>
      <StateView state={state} empty={{ title: stakes.none }} onRetry={store?.retry}>
        {({ short, refund, long, longTotal, delegations }) => (
          <>
            <XprFacts
              short={short}
              refund={refund}
              longTotal={longTotal}
              delegations={delegations.filter(({ to }) => to !== name)}
            />
            {long.length > 0 && <LongStakes stakes={long} />}
          </>
        )}
      </StateView>
    </Section>
  );
}
