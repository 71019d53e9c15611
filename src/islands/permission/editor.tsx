import { useState } from 'react';
import { authorityData } from '#src/chain/actions/authority.ts';
import { deletion, linkTo, updateauth } from '#src/chain/actions/permission.ts';
import { type Preset, startOf, startWith } from '#src/chain/model/permission/authority-presets.ts';
import { permissionNames } from '#src/chain/model/permission/link-check.ts';
import type { LinkedAction } from '#src/chain/model/permission/permission.ts';
import { permissionIn } from '#src/chain/model/permission/permission-changes.ts';
import {
  linkText,
  typedAuthority,
  typedLinks,
} from '#src/chain/model/permission/typed-authority.ts';
import { fromTexts, toTexts } from '#src/chain/model/permission/typed-link.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { AuthorityDiff } from '#src/components/permission/authority-diff.tsx';
import { AuthorityForm } from '#src/components/permission/authority-form.tsx';
import { DeletePermission } from '#src/components/permission/delete-permission.tsx';
import type { PermissionValues } from '#src/components/permission/use-authority-check.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { toChainKeyFormat } from '#src/stores/key/new-key.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { WithLogin } from '../wallet/login.tsx';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { LiveCheck } from './live-check.tsx';
import type { OwnPermissions } from './use-own-permissions.ts';

const PARAMETERS = {
  name: 'permission',
  parent: 'parent',
  threshold: 'threshold',
  keys: 'keys',
  accounts: 'accounts',
  waits: 'waits',
  links: 'links',
} as const;

interface EditorProps {
  user: User;
  loaded: OwnPermissions;
  /** A usual change to begin with; null for a permission. */
  preset: Preset | null;
  /** The chain's actions that claim rewards. */
  claims: readonly LinkedAction[];
  /** Name of a permission; one that does not exist is new. */
  permission: string;
}

/** The editor of one permission: form, live check, difference and preview. */
export function Editor({ user, loaded, preset, claims, permission }: EditorProps) {
  const { actor, permission: signing } = user;
  const text = usePermissionTexts();
  const { permissions, userSigners } = loaded;
  const start = preset ? startOf(preset, permissions, claims) : startWith(permission, permissions);
  const current = permissionIn(permissions, start.permission) ?? null;
  const defaults = {
    permission: start.permission,
    parent: start.parent ?? '',
    links: start.links.map(linkText).join(' '),
    ...toTexts(start.authority),
  };
  const draft = `permission-${preset ?? start.permission}`;
  const form = useWalletForm(draft, defaults, PARAMETERS, { power: 'control' });
  const { keys, accounts: levels, waits, threshold } = form.initial;
  const initial: PermissionValues = {
    ...form.initial,
    ...fromTexts({ keys, accounts: levels, waits, threshold }),
  };
  const existence = useExistence();
  const [typed, setTyped] = useState(initial);
  const [valid, setValid] = useState<PermissionValues | null>(null);

  const keep = (values: PermissionValues) => {
    setTyped((shown) => (JSON.stringify(shown) === JSON.stringify(values) ? shown : values));
    form.keep({ ...values, ...toTexts(values) });
  };
  const actionsOf = (values: PermissionValues) => {
    const { permission: name } = values;
    const parent = current ? (current.parent ?? '') : values.parent;
    const fields = { account: actor, permission: name, parent, auth: typedAuthority(values) };
    const links = current ? [] : typedLinks(values.links).filter((link) => link !== null);
    return [
      updateauth(fields, signing),
      ...links.map((link) => linkTo(actor, name, link, signing)),
    ];
  };
  const authority = typedAuthority(typed);
  const controls = current ? current.name : typed.parent;
  const mayChange = loaded.mayChange(controls);
  const isUnchanged =
    current !== null &&
    valid !== null &&
    JSON.stringify(authorityData(typedAuthority(valid))) === JSON.stringify(authorityData(current));
  const remove = () => {
    if (!current) return;
    const actions = deletion(actor, current.name, current.linked, signing);
    void transact(actions, { again: remove });
  };
  const name = typed.permission.trim();
  return (
    <FormLayout
      aside={
        <>
          {actor === '' ? (
            <PreviewAside user={user} actions={null} />
          ) : (
            <Section title={text.check.title}>
              <LiveCheck
                account={actor}
                permission={name}
                parent={current ? current.parent : typed.parent}
                authority={authority}
                complete={valid !== null}
                permissions={permissions}
                userSigners={userSigners}
              />
            </Section>
          )}
          {actor !== '' && (
            <Section title={text.diff.title}>
              <AuthorityDiff before={current} after={authority} />
              {isUnchanged && <p className="py-2 text-muted">{text.editor.unchanged}</p>}
            </Section>
          )}
          {actor !== '' && valid && mayChange && !isUnchanged && (
            <PreviewAside user={user} actions={actionsOf(valid)} />
          )}
        </>
      }
    >
      <div className="space-y-6">
        {!mayChange && <NeedsLevel actor={actor} level={controls} />}
        <AuthorityForm
          key={form.key}
          isNew={current === null}
          names={permissionNames(permissions)}
          initial={initial}
          spell={toChainKeyFormat}
          existence={existence}
          onAccount={(one) => void lookUpAccount(one)}
          onChange={keep}
          onValid={setValid}
          pending={form.pending}
          disabled={!mayChange || isUnchanged}
          onSubmit={(values) => void form.send(actionsOf(values))}
        />
        {current && current.name !== 'owner' && current.name !== 'active' && (
          <DeletePermission
            permission={current}
            pending={form.pending}
            disabled={!mayChange}
            onDelete={remove}
          />
        )}
      </div>
    </FormLayout>
  );
}

/** The user's permission is below the one to change. */
function NeedsLevel({ actor, level }: { actor: string; level: string }) {
  const text = usePermissionTexts();
  return (
    <Banner
      kind="warning"
      title={text.needsLevel(`${actor}@${level}`)}
      actions={
        <WithLogin>
          {(open) => (
            <Button size="sm" onClick={open}>
              {text.needsLevel(`${actor}@${level}`)}
            </Button>
          )}
        </WithLogin>
      }
    >
      <p>{text.needsLevelWhy}</p>
    </Banner>
  );
}
