import { useState } from 'react';
import { updateauth } from '#src/chain/actions/permission.ts';
import { startWith } from '#src/chain/model/permission/authority-presets.ts';
import { permissionIn } from '#src/chain/model/permission/permission-changes.ts';
import { typedAuthority } from '#src/chain/model/permission/typed-authority.ts';
import { AuthorityForm } from '#src/components/permission/authority-form.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { SkeletonForm } from '#src/components/ui/skeleton-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useTemplateTexts } from '#src/i18n/areas/multisig/templates/texts.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { toChainKeyFormat } from '#src/stores/key/new-key.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { usePermissions } from '../permission/use-permissions.ts';
import type { TemplateProps } from './template-props.ts';

const ignore = () => undefined;

/** New keys, accounts and threshold of a permission of the authorizing account. */
export function KeysTemplate({ executor: { actor }, onAdd }: TemplateProps) {
  const text = useTemplateTexts();
  const existence = useExistence();
  const load = useLoad(accountStore, actor);
  const permissions = usePermissions(actor, load.state)?.permissions ?? null;
  const [name, setName] = useState('active');
  return (
    <StateView {...load} loading={<SkeletonForm />} empty={{ title: text.noPermission }}>
      {() => {
        if (!permissions) return <SkeletonForm />;
        const current = permissionIn(permissions, name) ?? permissions[0];
        if (!current) return <p className="text-muted">{text.noPermission}</p>;
        const parent = current.parent ?? '';
        const { authority } = startWith(current.name, permissions);
        return (
          <div className="space-y-4">
            <SelectField
              label={text.shared.permission}
              options={permissions.map((one) => ({ key: one.name, label: one.name }))}
              value={current.name}
              onSelect={setName}
            />
            <AuthorityForm
              key={current.name}
              isNew={false}
              names={permissions.map((one) => one.name)}
              initial={{ ...authority, permission: current.name, parent, links: '' }}
              spell={toChainKeyFormat}
              existence={existence}
              onAccount={(account) => void lookUpAccount(account)}
              onChange={ignore}
              onValid={ignore}
              submitLabel={text.add}
              onSubmit={(typed) => {
                const fields = {
                  account: actor,
                  permission: current.name,
                  parent,
                  auth: typedAuthority(typed),
                };
                // Only owner changes owner. Its own permission changes each other one.
                const level = { actor, permission: current.name };
                onAdd([{ ...updateauth(fields), authorization: [level] }]);
              }}
            />
          </div>
        );
      }}
    </StateView>
  );
}
