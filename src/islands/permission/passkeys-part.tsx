import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { PasskeyTable } from '#src/components/permission/passkey-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { passkeysStore } from '#src/stores/account/passkeys.ts';
import { useLoad } from '#src/stores/load-store.ts';

interface PasskeysPartProps {
  account: string;
  permissions: readonly PermissionView[];
}

/** The passkeys that the account registered, where the chain has a table of them. */
export function PasskeysPart({ account, permissions }: PasskeysPartProps) {
  const { passkeys: text } = usePermissionTexts();
  const { state, store } = useLoad(passkeysStore, account);
  if (state.kind === 'failed')
    return (
      <Section title={text.title}>
        <FailureBanner failure={state.failure} onRetry={store?.retry} />
      </Section>
    );
  if (state.kind !== 'ready' || state.value === null) return null;
  return (
    <Section title={text.title}>
      <p className="max-w-prose pt-2 pb-3 text-muted">{text.hint}</p>
      <PasskeyTable passkeys={state.value} permissions={permissions} />
    </Section>
  );
}
