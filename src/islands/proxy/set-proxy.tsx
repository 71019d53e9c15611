import { useEffect, useEffectEvent, useState } from 'react';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { OwnProxyBanner } from '#src/components/proxy/own-proxy-banner.tsx';
import { SetProxyForm } from '#src/components/proxy/set-proxy-form.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { ProxyFacts } from '#src/components/vote/proxy-facts.tsx';
import { voteByProxy, voteproducer } from '#src/chain/actions/vote.ts';
import { isName } from '#src/chain/core/name.ts';
import { proxyRefusal } from '#src/chain/model/vote/proxy-use.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import {
  lookUpIsProxy,
  proxyStore,
  rankedProducersStore,
  voterStore,
} from '#src/stores/account/account-votes.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { VotedPart } from '../account/voted-part.tsx';
import { ShareButton } from '../wallet/share-button.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { ProxiesAside } from './proxies-aside.tsx';

const NONE = { proxy: '' };

const PARAMETERS = { proxy: 'proxy' } as const;

/** Sets the proxy an account votes through. `?proxy=` fills it in. */
export function SetProxy({ user }: { user: User }) {
  const text = useVoteTexts().proxy;
  const votes = useAccountVotesTexts();
  const existence = useExistence();
  const { key, initial, keep, pending, send } = useWalletForm('proxy', NONE, PARAMETERS);
  const [typed, setTyped] = useState({ key, ...initial });
  // The form starts again with its values from before the link, or empty.
  const shownProxy = typed.key === key ? typed.proxy : initial.proxy;
  const setTypedProxy = (proxy: string) => setTyped({ key, proxy });
  const report = useEffectEvent(() => keep({ proxy: shownProxy }));
  useEffect(() => report(), [shownProxy]);
  const { state: own } = useLoad(voterStore, user.actor || null);
  const proxy = useLoad(proxyStore, isName(shownProxy) ? shownProxy : null);
  const producers = useLoad(rankedProducersStore, '');
  const voter = own.kind === 'ready' ? own.value : null;
  const loaded = proxy.state.kind === 'ready' ? proxy.state.value : null;
  const isOwn = voter !== null && proxyRefusal(voter) === 'is-proxy';

  const leave = () => {
    const nobody = { voter: user.actor, producers: [], maxVotes: 0 };
    void transact([voteproducer(nobody, user.permission)], { again: leave });
  };
  const choose = async (name: string) => {
    // Enter submits before the field's blur event, so the name is looked up here.
    setTypedProxy(name);
    if ((await lookUpAccount(name)) === 'missing' || (await lookUpIsProxy(name)) === false) return;
    await send([voteByProxy(user.actor, name, user.permission)]);
  };
  const aside = loaded?.voter?.isProxy ? (
    <>
      <Section title={votes.shared.proxy}>
        <ProxyFacts name={shownProxy} registered proxied={null} info={loaded.info} />
      </Section>
      <VotedPart names={loaded.voter.producers} state={producers.state} title={votes.proxyVotes} />
    </>
  ) : (
    <ProxiesAside />
  );
  return (
    <FormLayout aside={aside}>
      {isOwn && (
        <div className="pb-5">
          <OwnProxyBanner />
        </div>
      )}
      {voter?.proxy && (
        <div className="mb-4 space-y-2 border-b pb-4">
          <p>
            {text.now} <AccountLink name={voter.proxy} />
          </p>
          <Button size="sm" disabled={pending} onClick={leave}>
            {text.leave}
          </Button>
          <p className="text-xs text-muted">{text.leaveHint}</p>
        </div>
      )}
      <SetProxyForm
        key={key}
        actor={user.actor}
        initial={initial.proxy}
        existence={existence}
        isProxy={(name) =>
          loaded && name === shownProxy ? (loaded.voter?.isProxy ?? false) : undefined
        }
        pending={pending}
        disabled={isOwn}
        onProxy={(name) => {
          setTypedProxy(name);
          void lookUpAccount(name);
        }}
        onSubmit={(name) => void choose(name)}
      />
      <div className="mt-8">
        <ShareButton
          user={user}
          actions={
            isName(shownProxy) && shownProxy !== user.actor && !isOwn
              ? [voteByProxy(user.actor, shownProxy, user.permission)]
              : null
          }
        />
      </div>
    </FormLayout>
  );
}
