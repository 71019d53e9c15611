import { RexBuckets } from '#src/components/account/rex-buckets.tsx';
import { RexFacts } from '#src/components/account/rex-facts.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { rexStore } from '#src/stores/account/account-stakes.ts';
import { useLoad } from '#src/stores/query.ts';

export function RexPart({ name }: { name: string }) {
  const { state, store } = useLoad(rexStore, name);
  const { rex: text } = useAccountResourcesTexts();
  return (
    <Section title={text.title} flush>
      <StateView
        state={state}
        empty={{ title: text.none, text: text.noneHint }}
        onRetry={store?.retry}
      >
        {(holdings) => (
          <>
            <RexFacts holdings={holdings} />
            {holdings.balance && holdings.balance.buckets.length > 0 && (
              <RexBuckets buckets={holdings.balance.buckets} pool={holdings.pool} />
            )}
          </>
        )}
      </StateView>
    </Section>
  );
}
