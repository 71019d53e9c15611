import { useEffect } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { permissionRisks } from '#src/chain/model/permission/permission-risks.ts';
import type { PermissionView } from '#src/chain/model/permission/permission.ts';
import { LinkedActions } from '#src/components/permission/linked-actions.tsx';
import { PermissionRisks } from '#src/components/permission/permission-risks.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { FailureBanner, StateView } from '#src/components/ui/state-view.tsx';
import { useAccountPermissionsTexts } from '#src/i18n/areas/account/permissions/texts.ts';
import { useAccountTexts } from '#src/i18n/areas/account/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { producingStore, resolvedStore } from '#src/stores/account/account-permissions.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';
import { LinksCut } from '#src/components/permission/links-cut.tsx';
import { AgreementSection } from '../verify/agreement-button.tsx';
import { usePermissions } from '../permission/use-permissions.ts';
import type { AccountPartProps } from './account-tab.ts';

/** An account's permissions and their risks. */
export function AccountPermissions({ name, state }: AccountPartProps) {
  const text = useAccountPermissionsTexts();
  const account = useAccountTexts();
  const locale = useLocale();
  const linked = usePermissions(name, state);
  if (!linked)
    return (
      <Section title={account.permissions}>
        <SkeletonRows rows={6} />
      </Section>
    );
  const { permissions, linkedToAny, moreLinks } = linked;
  return (
    <div className="space-y-6">
      <Section title={text.risksTitle}>
        <PermissionRisks risks={permissionRisks(name, permissions)} />
      </Section>
      <Tree name={name} permissions={permissions} />
      {moreLinks && <LinksCut />}
      {linkedToAny.length > 0 && (
        <Section title={text.anyPermission}>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 py-3">
            <LinkedActions linked={linkedToAny} />
          </p>
          <p className="pb-3 text-muted">{text.anyPermissionHint}</p>
        </Section>
      )}
      {name === chainConfig().accounts.system && <Producing />}
      <p>
        <a
          href={localizePath(`/msigs?account=${pathSegment(name)}`, locale)}
          className="text-accent hover:underline"
        >
          {text.proposals}
        </a>
      </p>
      <AgreementSection name={name} />
    </div>
  );
}

/** The permission tree. Accounts in it are expanded unless `?behind=hidden`. */
function Tree({ name, permissions }: { name: string; permissions: readonly PermissionView[] }) {
  const text = useAccountPermissionsTexts();
  const account = useAccountTexts();
  const named = namesAccounts(permissions);
  const [behind, setBehind] = useQueryChoice('behind', ['shown', 'hidden'], 'shown');
  const shown = behind === 'shown';
  const { state, store } = useLoad(resolvedStore, named && shown ? name : null);
  const resolved = state.kind === 'ready' ? state.value : null;
  useEffect(scrollToNamed, []);
  return (
    <Section
      title={account.permissions}
      actions={
        named && (
          <Toggle
            label={text.nested}
            options={[
              { key: 'shown', label: text.nestedExpanded },
              { key: 'hidden', label: text.nestedNames },
            ]}
            current={shown ? 'shown' : 'hidden'}
            onSelect={setBehind}
          />
        )
      }
    >
      {shown && state.kind === 'failed' && (
        <FailureBanner failure={state.failure} onRetry={store?.retry} />
      )}
      <PermissionTree
        permissions={permissions}
        authorities={shown ? (resolved?.authorities ?? null) : null}
      />
      {shown && resolved?.complete === false && (
        <p className="border-t py-3 text-muted">{text.incomplete}</p>
      )}
    </Section>
  );
}

/** The address names a permission before it is rendered, so the browser could not scroll to it. */
function scrollToNamed(): void {
  const id = location.hash.slice(1);
  if (id.startsWith('permission-')) document.getElementById(id)?.scrollIntoView();
}

function namesAccounts(permissions: readonly PermissionView[]): boolean {
  return permissions.some(
    ({ accounts, children }) =>
      accounts.some(({ permission }) => permission !== 'eosio.code') || namesAccounts(children),
  );
}

/** Producers are behind owner and active of the system account. */
function Producing() {
  const load = useLoad(producingStore, 'now');
  const text = useAccountPermissionsTexts();
  return (
    <Section title={text.producing}>
      <p className="border-b py-3 text-muted">{text.producingHint}</p>
      <StateView {...load}>
        {(names) => (
          <ul className="flex flex-wrap gap-x-4 gap-y-2 py-3">
            {names.map((producer) => (
              <li key={producer}>
                <AccountLink name={producer} permission="active" />
              </li>
            ))}
          </ul>
        )}
      </StateView>
    </Section>
  );
}
