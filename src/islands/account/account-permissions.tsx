import { PermissionTree } from '#src/components/account/permission-tree.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useMessages } from '#src/i18n/react.tsx';
import type { AccountPartProps } from './account-part.ts';

/** Who may act for the account, and with what. */
export function AccountPermissions({ state }: AccountPartProps) {
  const { account: text } = useMessages();
  return (
    <Section title={text.permissions} flush>
      {state.kind === 'ready' ? (
        <PermissionTree permissions={state.value.permissions} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Section>
  );
}
