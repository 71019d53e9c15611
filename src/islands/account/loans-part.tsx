import { LoanTable } from '#src/components/account/loan-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { rexLoansStore } from '#src/stores/account/account-stakes.ts';
import { useLoad } from '#src/stores/query.ts';

export function LoansPart({ name }: { name: string }) {
  const { state, store } = useLoad(rexLoansStore, name);
  const { loans: text } = useAccountResourcesTexts();
  return (
    <Section title={text.title} flush>
      <StateView state={state} empty={{ title: text.none }} onRetry={store?.retry}>
        {(loans) => <LoanTable loans={loans} />}
      </StateView>
    </Section>
  );
}
