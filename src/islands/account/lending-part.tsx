import { LendingTable } from '#src/components/account/lending-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountLendingTexts } from '#src/i18n/areas/account/lending/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { lendingStore } from '#src/stores/account/account-lending.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** What an account has lent and borrowed at XPR's markets. */
export function LendingPart({ name }: { name: string }) {
  const load = useLoad(lendingStore, name);
  const text = useAccountLendingTexts();
  return (
    <Section title={text.title}>
      <StateView {...load} empty={{ title: text.none, text: text.noneHint }}>
        {(lending) => <LendingTable lending={lending} />}
      </StateView>
    </Section>
  );
}

await textsReady();
