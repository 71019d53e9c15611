import { WarningList } from '#src/components/signing/warning-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { proposalWarningsStore } from '#src/stores/multisig/proposal-warnings.ts';
import { useLoad } from '#src/stores/query.ts';

/** Warnings before an approval; nothing if there are none. */
export function ProposalWarnings({ packed }: { packed: string }) {
  const { state } = useLoad(proposalWarningsStore, packed);
  const text = useMultisigTexts();
  if (state.kind !== 'ready') return null;
  return (
    <Section title={text.warnings}>
      <WarningList warnings={state.value} />
    </Section>
  );
}
