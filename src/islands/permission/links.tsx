import { useState } from 'react';
import { linkTo, unlinkFrom } from '#src/chain/actions/permission.ts';
import { isName } from '#src/chain/core/name.ts';
import {
  linksIn,
  permissionNames,
  type TypedLink,
} from '#src/chain/model/permission/link-check.ts';
import { ANY_PERMISSION } from '#src/chain/model/permission/permission.ts';
import type { PermissionLink } from '#src/chain/model/permission/permission-tree.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { LinksCut } from '#src/components/permission/links-cut.tsx';
import { LinkForm } from '#src/components/permission/link-form.tsx';
import { LinkedList } from '#src/components/permission/linked-list.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { contractStore } from '#src/stores/contract/contract.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { type OwnPermissions, useOwnPermissions } from './use-own-permissions.ts';

const PARAMETERS = { permission: 'permission', contract: 'contract', action: 'action' } as const;

/** What the user's permissions are linked to, and a form for another link. */
export function Links({ user }: { user: User }) {
  const { state, retry, loaded } = useOwnPermissions(user);
  return (
    <StateView state={state} onRetry={retry}>
      {() => loaded && <LinkEditor user={user} loaded={loaded} />}
    </StateView>
  );
}

function LinkEditor({ user, loaded }: { user: User; loaded: OwnPermissions }) {
  const { actor, permission: signing } = user;
  const text = usePermissionTexts();
  const { system, systemWrapper, token } = chainConfig().accounts;
  const names = permissionNames(loaded.permissions);
  const links = [
    ...linksIn(loaded.permissions),
    ...loaded.linkedToAny.map((link) => ({ ...link, permission: ANY_PERMISSION })),
  ];
  const [custom = 'active'] = names.filter((name) => name !== 'owner' && name !== 'active');
  const defaults: TypedLink = { permission: custom, contract: '', action: '' };
  const form = useWalletForm('link', defaults, PARAMETERS, { power: 'control' });
  const existence = useExistence();
  const [typed, setTyped] = useState(form.initial);
  const [valid, setValid] = useState<TypedLink | null>(null);
  const contract = typed.contract.trim();
  const { state } = useLoad(contractStore, existence(contract) === 'exists' ? contract : null);
  const actions =
    state.kind === 'ready' && isName(contract)
      ? (state.value.view?.actions ?? []).map(({ name }) => name)
      : null;

  const actionsOf = ({ permission, contract: code, action }: TypedLink) => [
    linkTo(actor, permission, { contract: code, action: action === '' ? null : action }, signing),
  ];
  const keep = (values: TypedLink) => {
    setTyped((shown) => (JSON.stringify(shown) === JSON.stringify(values) ? shown : values));
    form.keep(values);
  };
  const unlink = (link: PermissionLink) => {
    const again = () => unlink(link);
    void transact([unlinkFrom(actor, link, signing)], { again });
  };
  return (
    <FormLayout
      aside={
        <>
          {valid && <PreviewAside user={user} actions={actionsOf(valid)} />}
          {actor === '' ? (
            <PreviewAside user={user} actions={null} />
          ) : (
            <Section title={text.shared.linkedActions}>
              {loaded.moreLinks && <LinksCut />}
              <LinkedList
                links={links}
                pending={form.pending}
                mayChange={loaded.mayChange}
                onUnlink={unlink}
              />
            </Section>
          )}
        </>
      }
    >
      <LinkForm
        key={form.key}
        permissions={[...names, ANY_PERMISSION]}
        links={links}
        system={system}
        systemWrapper={systemWrapper}
        actions={actions}
        suggestions={[token, system, ...(systemWrapper === undefined ? [] : [systemWrapper])]}
        existence={existence}
        initial={{
          ...form.initial,
          permission: names.includes(form.initial.permission) ? form.initial.permission : custom,
        }}
        onContract={(name) => void lookUpAccount(name)}
        onChange={keep}
        onValid={setValid}
        pending={form.pending}
        disabled={!loaded.mayChange('active')}
        onSubmit={(values) => void form.send(actionsOf(values))}
      />
    </FormLayout>
  );
}
