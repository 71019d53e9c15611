import { presets, isPreset } from '#src/chain/model/permission/authority-presets.ts';
import { permissionNames } from '#src/chain/model/permission/link-check.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { Editor } from './editor.tsx';
import { useClaimActions } from './use-claim-actions.ts';
import { useOwnPermissions } from './use-own-permissions.ts';

/** The parameters of the address that fill in the editor. */
const FILLED = ['name', 'parent', 'threshold', 'keys', 'accounts', 'waits', 'links'];

/** The permission to edit: one of the account's, a new one, or a usual change. */
export function Advanced({ user }: { user: User }) {
  const text = usePermissionTexts();
  const url = useUrl();
  const { state, retry, loaded } = useOwnPermissions(user);
  const preset = url?.searchParams.get('preset') ?? null;
  const named = url?.searchParams.get('permission') ?? (isPreset(preset) ? null : 'active');
  const claims = useClaimActions(named === null && preset === 'claim-only');
  const choose = (choice: string) => {
    const forgotten = Object.fromEntries(FILLED.map((name) => [name, null]));
    const isChange = choice.startsWith('preset ');
    setQuery({
      ...forgotten,
      preset: isChange ? choice.slice('preset '.length) : null,
      permission: isChange ? null : choice,
    });
  };
  return (
    <StateView state={state} onRetry={retry}>
      {() => {
        if (!loaded) return null;
        const names = permissionNames(loaded.permissions);
        const change = named === null && isPreset(preset) ? preset : null;
        const current = change ?? (named !== null && names.includes(named) ? named : '');
        return (
          <div className="space-y-6">
            <SelectField
              className="max-w-form"
              label={text.shared.permission}
              options={[
                ...names.map((name) => ({
                  key: name,
                  label: user.actor === '' ? name : `${user.actor}@${name}`,
                })),
                { key: '', label: text.editor.create },
                ...presets.map((one) => ({ key: `preset ${one}`, label: text.presets[one] })),
              ]}
              value={change ? `preset ${change}` : current}
              onSelect={choose}
            />
            {claims === null ? (
              <SkeletonForm />
            ) : (
              <Editor
                key={`${change ?? ''} ${current}`}
                user={user}
                loaded={loaded}
                preset={change}
                claims={claims}
                permission={named ?? ''}
              />
            )}
          </div>
        );
      }}
    </StateView>
  );
}
