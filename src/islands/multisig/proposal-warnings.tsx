import { PermissionChanges } from '#src/components/signing/permission-changes.tsx';
import { WarningList } from '#src/components/signing/warning-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { proposalWarningsStore } from '#src/stores/multisig/proposal-warnings.ts';
import { useLoad } from '#src/stores/load-store.ts';

/** Warnings and permission changes before an approval; nothing if there are none. */
export function ProposalWarnings({ packed }: { packed: string }) {
  const { state } = useLoad(proposalWarningsStore, packed);
  const text = useMultisigTexts();
  const { title } = usePermissionTexts();
  if (state.kind !== 'ready') return null;
  const { warnings, permissionChanges: changes, known } = state.value;
  return (
    <>
      {warnings.length > 0 && (
        <Section title={text.shared.warnings}>
          <WarningList warnings={warnings} />
        </Section>
      )}
      {changes.length > 0 && (
        <Section title={title}>
          <PermissionChanges changes={changes} known={known} />
        </Section>
      )}
    </>
  );
}
