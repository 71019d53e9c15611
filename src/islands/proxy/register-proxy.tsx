import { useEffect, useState } from 'react';
import { SubmitForm } from '#src/components/form/submit-form.tsx';
import { RegisterForm } from '#src/components/proxy/register-form.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { Banner } from '#src/components/ui/banner.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import {
  proxyInfoContract,
  proxyInfoFields,
  proxyInfoProblem,
  type ProxyInfoTexts,
  setProxyInfo,
} from '#src/chain/actions/proxy-info.ts';
import { regproxy } from '#src/chain/actions/vote.ts';
import type { Action } from '#src/chain/actions/action.ts';
import type { ProxyView } from '#src/chain/client/account/account-voting.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { proxyStore } from '#src/stores/account/account-votes.ts';
import { isSameValue } from '#src/stores/form/link-values.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { ShareButton } from '../wallet/share-button.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { useOwn } from '../wallet/use-own.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { notAProxy } from './not-a-proxy.ts';

/**
 * Registers an account as a proxy and publishes its profile, if the chain has a contract for that.
 */
export function RegisterProxy({ user }: { user: User }) {
  const { actor, permission } = user;
  const text = useVoteTexts().proxy;
  const stage = useSigningStage();
  const { state, store } = useOwn(proxyStore, actor, notAProxy);
  const hasContract = useExistence()(proxyInfoContract);
  useEffect(() => void lookUpAccount(proxyInfoContract), []);
  const actionsFor = (isProxy: boolean, texts: ProxyInfoTexts | null): readonly Action[] => [
    ...(isProxy ? [] : [regproxy(actor, true, permission)]),
    ...(texts ? [setProxyInfo(actor, texts, permission)] : []),
  ];
  const register = async (isProxy: boolean, texts: ProxyInfoTexts | null) => {
    const actions = actionsFor(isProxy, texts);
    // The form retries with its current values. A plain button has none.
    const again = texts ? undefined : () => void register(isProxy, null);
    return transact(actions, again && { again });
  };
  return (
    <StateView state={state} onRetry={store?.retry}>
      {({ voter, info }) => {
        const isProxy = voter?.isProxy ?? false;
        if (voter?.proxy) return <Banner kind="warning" title={text.usesProxy(voter.proxy)} />;
        return (
          <div className="space-y-4">
            {actor !== '' && (
              <p className="flex flex-wrap items-center gap-2">
                <Badge tone={isProxy ? 'positive' : 'neutral'}>
                  {isProxy ? text.registered : text.notYet}
                </Badge>
              </p>
            )}
            <p className="text-muted">{text.registerHint}</p>
            {hasContract === 'missing' ? (
              <>
                <p className="text-muted">{text.noInfoContract}</p>
                {!isProxy && (
                  <SubmitForm
                    label={text.register}
                    pending={stage !== null}
                    onSubmit={() => void register(false, null)}
                  >
                    {null}
                  </SubmitForm>
                )}
              </>
            ) : (
              <OwnWords
                // A profile that was saved is what the form continues with.
                key={JSON.stringify(info)}
                {...{ user, info, isProxy }}
                actionsOf={(texts) =>
                  proxyInfoFields.some((field) => proxyInfoProblem(field, texts[field]) !== null)
                    ? null
                    : actionsFor(isProxy, texts)
                }
                pending={stage !== null}
                send={(texts) => register(isProxy, texts)}
              />
            )}
          </div>
        );
      }}
    </StateView>
  );
}

interface OwnWordsProps {
  user: User;
  info: ProxyView['info'];
  isProxy: boolean;
  pending: boolean;
  /** Null for a profile that the contract would refuse. */
  actionsOf: (texts: ProxyInfoTexts) => readonly Action[] | null;
  /** Resolves to whether they were sent. */
  send: (texts: ProxyInfoTexts) => Promise<boolean>;
}

/** Each field by its own name: `?name=Wise&slogan=…`. */
const PARAMETERS = Object.fromEntries(proxyInfoFields.map((field) => [field, field]));

const trimmed = (texts: ProxyInfoTexts): ProxyInfoTexts =>
  Object.fromEntries(
    proxyInfoFields.map((field) => [field, texts[field].trim()]),
  ) as ProxyInfoTexts;

/** The profile form with its draft. */
function OwnWords({ user, info, isProxy, pending, actionsOf, send }: OwnWordsProps) {
  const { actor } = user;
  const defaults = textsOf(info ?? {});
  const { key, initial, keep, finish } = useWalletForm(
    `proxy-register/${actor}`,
    defaults,
    PARAMETERS,
  );
  const [typed, setTyped] = useState(initial);
  const submit = async (texts: ProxyInfoTexts) => {
    if (await send(texts)) finish();
  };
  return (
    <>
      <RegisterForm
        key={key}
        account={actor}
        initial={initial}
        registered={isProxy}
        pending={pending}
        onChange={(texts) => {
          keep(texts);
          if (!isSameValue(typed, texts)) setTyped(texts);
        }}
        onSubmit={(texts) => void submit(texts)}
      />
      <ShareButton user={user} actions={actionsOf(trimmed(typed))} />
    </>
  );
}

/** The form's values. A row may lack fields and names the logo differently. */
function textsOf({ logo, ...info }: Readonly<Record<string, string | null>>): ProxyInfoTexts {
  const fields: Readonly<Record<string, string | null | undefined>> = { ...info, logo_256: logo };
  return Object.fromEntries(
    proxyInfoFields.map((field) => [field, fields[field] ?? '']),
  ) as ProxyInfoTexts;
}
