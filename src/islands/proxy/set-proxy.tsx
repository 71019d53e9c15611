import { useEffect, useId, useState } from 'react';
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
import { draftOf } from '#src/stores/form/draft.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { reportForm } from '#src/stores/form/form-link.ts';
import { useLinked } from '#src/stores/form/link-fill.ts';
import { useLoad } from '#src/stores/query.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { VotedPart } from '../account/voted-part.tsx';
import { useUrl } from '#src/stores/url.ts';
import { ShareButton } from '../wallet/share-button.tsx';
import { useSigningStage } from '../wallet/use-wallet.ts';
import { ProxiesAside } from './proxies-aside.tsx';

/** Sets the proxy an account votes through. `?proxy=` fills it in. */
export function SetProxy({ user }: { user: User }) {
  const text = useVoteTexts().proxy;
  const votes = useAccountVotesTexts();
  const stage = useSigningStage();
  const existence = useExistence();
  const url = useUrl();
  const [draft] = useState(() => draftOf('proxy', { proxy: '' }));
  const [start, setStart] = useState(() => ({
    key: 0,
    proxy: url?.searchParams.get('proxy') ?? draft.read().proxy,
  }));
  const [wanted, setWanted] = useState(start.proxy);
  const { linked, forget } = useLinked(['proxy'], () => {
    draft.clear();
    setStart(({ key }) => ({ key: key + 1, proxy: '' }));
    setWanted('');
  });
  const id = useId();
  useEffect(() => reportForm(id, { proxy: wanted || null }), [id, wanted]);
  useEffect(() => () => reportForm(id, null), [id]);
  const { state: own } = useLoad(voterStore, user.actor || null);
  const proxy = useLoad(proxyStore, isName(wanted) ? wanted : null);
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
    setWanted(name);
    if ((await lookUpAccount(name)) === 'missing' || (await lookUpIsProxy(name)) === false) return;
    if (!(await transact([voteByProxy(user.actor, name, user.permission)]))) return;
    draft.clear();
    forget();
  };
  const aside = loaded?.voter?.isProxy ? (
    <>
      <Section title={votes.proxy}>
        <ProxyFacts name={wanted} registered proxied={null} info={loaded.info} />
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
          <Button size="sm" disabled={stage !== null} onClick={leave}>
            {text.leave}
          </Button>
          <p className="text-xs text-muted">{text.leaveHint}</p>
        </div>
      )}
      <SetProxyForm
        key={start.key}
        actor={user.actor}
        initial={start.proxy}
        existence={existence}
        isProxy={(name) =>
          loaded && name === wanted ? (loaded.voter?.isProxy ?? false) : undefined
        }
        pending={stage !== null}
        disabled={isOwn}
        onProxy={(name) => {
          setWanted(name);
          // Values from a link are not stored as a draft, since they would return without the
          // notice.
          if (linked.length === 0 || name !== start.proxy) draft.keep({ proxy: name });
          void lookUpAccount(name);
        }}
        onSubmit={(name) => void choose(name)}
      />
      <div className="mt-8">
        <ShareButton
          user={user}
          actions={
            isName(wanted) && wanted !== user.actor && !isOwn
              ? [voteByProxy(user.actor, wanted, user.permission)]
              : null
          }
        />
      </div>
    </FormLayout>
  );
}
