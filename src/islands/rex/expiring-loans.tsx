import { ExpiringLoanTable } from '#src/components/rex/expiring-loan-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { expiringLoansStore } from '#src/stores/rex/rex.ts';

/** CPU and NET that is rented now. */
export function ExpiringLoans() {
  const text = useRexTexts();
  const load = useLoad(expiringLoansStore, '');
  return (
    <Section title={text.loans}>
      <StateView
        {...load}
        loading={<SkeletonRows rows={3} />}
        empty={{ title: text.noExpiring, text: text.noExpiringHint }}
      >
        {(loans) => <ExpiringLoanTable loans={loans} />}
      </StateView>
    </Section>
  );
}
