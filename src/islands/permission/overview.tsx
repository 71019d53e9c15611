import { updateauth } from '#src/chain/actions/permission.ts';
import { presets } from '#src/chain/model/permission/authority-presets.ts';
import { keyPermissions, withKey } from '#src/chain/model/permission/key-change.ts';
import {
  permissionIn,
  type PermissionChange,
} from '#src/chain/model/permission/permission-changes.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { AuthoritySignerSets } from '#src/components/permission/authority-signer-sets.tsx';
import { ChangeKeyForm, type KeyValues } from '#src/components/permission/change-key-form.tsx';
import { PermissionTree } from '#src/components/permission/permission-tree.tsx';
import { PermissionChanges } from '#src/components/signing/permission-changes.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { resolvedStore } from '#src/stores/account/account-permissions.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { useFormHref } from './form-href.ts';
import { type OwnPermissions, useOwnPermissions } from './use-own-permissions.ts';

const PARAMETERS = { owner: 'owner', active: 'active' } as const;
const KEPT: KeyValues = { owner: '', active: '' };

/** The user's permissions, new keys for them, and usual changes. */
export function Overview({ user }: { user: User }) {
  const { actor, permission } = user;
  const text = usePermissionTexts();
  const { state, retry, loaded } = useOwnPermissions(user);
  const form = useWalletForm('change-keys', KEPT, PARAMETERS, { power: 'control' });

  const changesOf = (values: KeyValues): PermissionChange[] =>
    keyPermissions.flatMap((name) => {
      const before = loaded && permissionIn(loaded.permissions, name);
      if (!before || values[name] === '') return [];
      return [{ account: actor, permission: name, before, after: withKey(before, values[name]) }];
    });
  const actionsOf = (values: KeyValues) =>
    changesOf(values).flatMap(({ permission: name, after }) => {
      const parent = name === 'owner' ? '' : 'owner';
      if (!after) return [];
      const fields = { account: actor, permission: name, parent, auth: after };
      return [updateauth(fields, permission)];
    });
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormLayout
      aside={
        <>
          {frame.valid && (
            <>
              <Section title={text.diff.title}>
                <PermissionChanges changes={changesOf(frame.valid)} known />
              </Section>
              <PreviewAside user={user} actions={frame.actions} />
            </>
          )}
          {actor === '' ? (
            <PreviewAside user={user} actions={null} />
          ) : (
            <Tree actor={actor} loaded={loaded} />
          )}
        </>
      }
    >
      <div className="space-y-8">
        <Section title={text.change.title}>
          <div className="pt-3">
            <StateView state={state} onRetry={retry}>
              {() =>
                loaded && (
                  <ChangeKeyForm
                    key={form.key}
                    {...frame.fields}
                    account={actor}
                    permissions={loaded.permissions}
                    mayChange={loaded.mayChange}
                  />
                )
              }
            </StateView>
          </div>
        </Section>
        <Presets />
      </div>
    </FormLayout>
  );
}

interface TreeProps {
  actor: string;
  loaded: OwnPermissions | null;
}

/** The permissions as a tree, with who can satisfy each. */
function Tree({ actor, loaded }: TreeProps) {
  const text = usePermissionTexts();
  const { state } = useLoad(resolvedStore, actor);
  const authorities = state.kind === 'ready' ? state.value.authorities : null;
  const href = useFormHref();
  if (!loaded) return null;
  return (
    <Section title={text.shared.permissions}>
      <PermissionTree
        permissions={loaded.permissions}
        authorities={authorities}
        details={(one) => (
          <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
            <AuthoritySignerSets authority={one} userSigners={loaded.userSigners} />
            <a
              className="font-medium text-accent hover:underline"
              aria-label={text.editOf(one.name)}
              href={href('permissions-advanced', { permission: one.name })}
            >
              {text.edit}
            </a>
            {one.name !== 'owner' && one.name !== 'active' && (
              <a
                className="font-medium text-accent hover:underline"
                aria-label={text.linkOf(one.name)}
                href={href('permissions-link', { permission: one.name })}
              >
                {text.link}
              </a>
            )}
          </div>
        )}
      />
    </Section>
  );
}

function Presets() {
  const { presets: text } = usePermissionTexts();
  const href = useFormHref();
  return (
    <Section title={text.title}>
      <ul>
        {presets.map((preset) => (
          <li key={preset} className="border-b py-2">
            <a
              className="font-medium text-accent hover:underline"
              href={href('permissions-advanced', { preset })}
            >
              {text[preset]}
            </a>
            <p className="text-muted">{text[`${preset}-hint`]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
