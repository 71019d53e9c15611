import { Suspense, useEffect, useMemo, useState } from 'react';
import type { Action, PermissionLevel } from '#src/chain/actions/action.ts';
import type { Contract } from '#src/chain/client/contract/contract.ts';
import { filledData, givenFields } from '#src/chain/model/abi/filled.ts';
import { valueProblems } from '#src/chain/model/abi/value.ts';
import type { AbiField } from '#src/chain/model/abi/view.ts';
import { sensitivePowerOf } from '#src/chain/model/permission/power-action.ts';
import { ActionForm } from '#src/components/contract/action-form.tsx';
import { Ricardian } from '#src/components/contract/action-parts.tsx';
import { nameText } from '#src/components/contract/field-group.tsx';
import { PackedData } from '#src/components/contract/packed-data.tsx';
import { LinkNotice } from '#src/components/form/link-notice.tsx';
import { Guest } from '#src/components/form/guest.ts';
import { Banner } from '#src/components/ui/banner.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useUrl } from '#src/stores/url.ts';
import { isTypedAddress, markUrlAsTyped } from '#src/stores/change-url.ts';
import { $connecting } from '#src/stores/wallet/wallet-state.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { WithLogin } from '../wallet/login.tsx';
import { ShareButton } from '../wallet/share-button.tsx';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';
import type { ContractLink } from './contract-link.ts';
import type { ContractLinkState, PartProps } from './use-contract-link.ts';
import { ReadOnly } from './read-only.tsx';
import { usePacked } from './use-packed.ts';

/** Not part of the form's first facts. */
const ActionCode = lazyPart(async () => (await import('./action-code-part.tsx')).ActionCodePart);
const NodePacking = lazyPart(async () => (await import('./node-packing.tsx')).NodePacking);
const QueryPart = lazyPart(async () => (await import('./query-part.tsx')).QueryPart);
const DryRun = lazyPart(async () => (await import('./dry-run.tsx')).DryRun);

const TYPING_PAUSE_MS = 400;
/** Longer data is not written to the address, whose length is limited. */
const LONGEST_LINK = 4000;

interface FilledActionProps extends PartProps {
  action: AbiField;
}

/** One action of a contract: form, packed data and submission. */
export function FilledAction({ contract, linkState, action }: FilledActionProps) {
  const { abi, view, raw, account } = contract;
  const { link, urlOf } = linkState;
  const text = useContractTexts();
  const user = useUser();
  const pending = useSigningStage() !== null;
  const [data, setData] = useState(() => filledData(abi, action.type, link));
  const [typedLevels, setLevels] = useState<readonly PermissionLevel[] | null>(() =>
    readLevels(link.auth),
  );
  const filling = useActionFill(contract, action, link);
  const [wantsLogin, setWantsLogin] = useState(false);
  const [showsBytes, setShowsBytes] = useState(false);
  const packed = usePacked(showsBytes, raw, action.name, data);
  const ownLevel: PermissionLevel = {
    actor: user?.actor ?? '',
    permission: user?.permission ?? 'active',
  };
  const levels = typedLevels ?? [ownLevel];
  const unsigned = levels.some(({ actor, permission }) => actor === '' || permission === '');
  const call = { account, name: action.name, authorization: levels, data };
  const filled: Action = { ...call, isChosen: true };
  const isSound = valueProblems(abi, action.type, data).length === 0;
  const formLink = useMemo(
    () => ({
      part: 'actions' as const,
      action: action.name,
      data: JSON.stringify(data),
      find: link.find,
      auth: typedLevels ? writeLevels(typedLevels) : '',
    }),
    [action.name, data, typedLevels, link.find],
  );
  useFormInAddress(formLink, linkState, filling.fields.length > 0);

  const send = async () => {
    if (unsigned || filling.blocked) return;
    await transact([filled]);
  };

  const logIn = () => {
    setWantsLogin(true);
    $connecting.set(true);
  };

  const clear = () => {
    filling.clear();
    setData(filledData(abi, action.type, { data: null, fields: {} }));
    setLevels(null);
    linkState.replace({ part: 'actions', action: action.name, find: link.find });
  };

  const ricardian = view?.actions.find(({ name }) => name === action.name)?.ricardian ?? '';
  return (
    <Section
      title={nameText(action.name)}
      note={action.type === action.name ? undefined : nameText(action.type)}
    >
      <div data-wallet-form className="space-y-6">
        <Ricardian body={ricardian} />
        {filling.fields.length > 0 && (
          <LinkNotice fields={filling.fields} onClear={clear} {...filling.power} />
        )}
        <Guest value={user ? null : logIn}>
          <ActionForm
            abi={abi}
            core={chainConfig().coreSymbol}
            type={action.type}
            data={data}
            given={filling.fields}
            onData={setData}
            levels={levels}
            onLevels={setLevels}
            pending={pending}
            blocked={filling.blocked}
            levelsError={user && unsigned ? text.authorizationNeeded : undefined}
            onSubmit={() => void send()}
          >
            <PackedData packed={packed} onOpen={setShowsBytes}>
              {packed?.kind === 'packed' && (
                <Suspense>
                  <NodePacking {...{ account, data }} action={action.name} hex={packed.hex} />
                </Suspense>
              )}
            </PackedData>
            <Suspense>
              <ActionCode action={filled} abi={raw} />
            </Suspense>
            <ShareButton
              user={user}
              actions={unsigned || !isSound ? null : [filled]}
              hasOwnCode
              link={formLink.data.length > LONGEST_LINK ? null : urlOf(formLink)}
            />
          </ActionForm>
        </Guest>
        <Suspense>
          <DryRun action={unsigned || !isSound ? null : filled} />
        </Suspense>
        {action.name === 'queryit' ? (
          <Suspense>
            <QueryPart account={account} />
          </Suspense>
        ) : (
          abi.results.some(({ name }) => name === action.name) && (
            <ReadOnly account={account} abi={raw} action={action.name} data={data} />
          )
        )}
        {wantsLogin && !user && <LogInFirst />}
        <OutcomeBanner onAgain={() => void send()} />
      </div>
    </Section>
  );
}

/** Keeps the form in the address, so that it survives a reload and can be shared. */
function useFormInAddress(
  formLink: Partial<ContractLink> & { readonly data: string },
  { urlOf, replace }: ContractLinkState,
  linked: boolean,
): void {
  const [first] = useState(formLink);
  useEffect(() => {
    if (formLink === first || formLink.data.length > LONGEST_LINK) return;
    const timer = setTimeout(() => {
      if (urlOf(formLink) === location.href) return;
      replace(formLink);
      if (!linked) markUrlAsTyped();
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [formLink, first, urlOf, replace, linked]);
}

/** `alice@active,bob@owner`; null if empty. */
function readLevels(text: string): readonly PermissionLevel[] | null {
  if (text === '') return null;
  return text.split(',').map((one) => {
    const [actor = '', permission = ''] = one.trim().split('@');
    return { actor, permission: permission === '' ? 'active' : permission };
  });
}

function writeLevels(levels: readonly PermissionLevel[]): string {
  return levels.map(({ actor, permission }) => `${actor}@${permission}`).join(',');
}

/** Shown if a visitor tries to send without being logged in. */
function LogInFirst() {
  const text = useContractTexts();
  const { screen } = useMessages();
  return (
    <WithLogin>
      {(open) => (
        <Banner
          kind="error"
          title={text.loginFirst}
          actions={
            <Button size="sm" variant="primary" onClick={open}>
              {screen.logIn}
            </Button>
          }
        >
          <p>{text.loginHint}</p>
        </Banner>
      )}
    </WithLogin>
  );
}

/**
 * The fields of an action form that a link set. An action that grants power is blocked until the
 * visitor confirms it.
 */
function useActionFill({ account, abi }: Contract, action: AbiField, link: ContractLink) {
  const { linkFields } = useFormTexts();
  const url = useUrl();
  const [fields, setFields] = useState<readonly string[]>(() => {
    if (url && isTypedAddress(url)) return [];
    const given = givenFields(abi, action.type, link);
    return link.auth === '' ? given : [...given, linkFields.auth];
  });
  const [agreed, setAgreed] = useState(false);
  const kind = sensitivePowerOf({ account, name: action.name }, chainConfig().accounts);
  const gated = kind !== null && fields.length > 0;
  return {
    fields,
    clear: () => setFields([]),
    blocked: gated && !agreed,
    power: gated ? { power: { kind, agreed, onAgree: setAgreed } } : {},
  };
}
