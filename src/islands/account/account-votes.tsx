import { type LoadState, rowsIn } from '#src/chain/model/shared/load-state.ts';
import { sourceName } from '#src/chain/model/shared/source-name.ts';
import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { inverseStrength, voteStrength } from '#src/chain/model/vote/vote-strength.ts';
import { voteToStake } from '#src/chain/model/vote/vote-weight.ts';
import type { Voter } from '#src/chain/model/vote/voter.ts';
import { ActionTable } from '#src/components/action/action-table.tsx';
import { clockNow } from '#src/components/ui/clock.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { ProxyFacts } from '#src/components/vote/proxy-facts.tsx';
import { VoteFacts } from '#src/components/vote/vote-facts.tsx';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import {
  proxyStore,
  rankedProducersStore,
  voteGrowthStore,
  voterStore,
  votingHistoryStore,
} from '#src/stores/account/account-votes.ts';
import { chainConfig, systemAccount } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { InfiniteRowsView } from '../infinite-rows-view.tsx';
import type { AccountPartProps } from './account-tab.ts';
import { ProducerPart } from './producer-part.tsx';
import { VotedPart } from './voted-part.tsx';

/** An account's vote and its weight, and its role as a proxy. */
export function AccountVotes({ name }: AccountPartProps) {
  const { state, store } = useLoad(voterStore, name);
  const producers = useLoad(rankedProducersStore, name);
  const text = useAccountVotesTexts();
  const { voteDoublingWeeks: weeks, coreSymbol, features, maxVotes } = chainConfig();
  const inverse = features.includes('inverse-votes');
  const { state: growth } = useLoad(voteGrowthStore, inverse ? '' : null);
  const strengthOf = (one: Voter) => {
    if (inverse)
      return growth.kind === 'ready' ? inverseStrength(one, maxVotes, growth.value) : null;
    return weeks === null ? null : voteStrength(one, clockNow(), weeks);
  };
  const voter = state.kind === 'ready' ? state.value : null;
  return (
    <div className="space-y-6">
      {producers.state.kind === 'ready' &&
        producers.state.value.some(({ owner }) => owner === name) && <ProducerPart name={name} />}
      <Section title={text.vote}>
        <StateView
          state={state}
          empty={{ title: text.neverVoted, text: text.neverVotedHint }}
          onRetry={store?.retry}
        >
          {(voter) =>
            voter && <VoteFacts voter={voter} symbol={coreSymbol} strength={strengthOf(voter)} />
          }
        </StateView>
      </Section>
      {voter?.isProxy && <ProxyPart proxy={name} title={text.isProxy} />}
      {voter?.proxy ? (
        <ProxyPart proxy={voter.proxy} title={text.shared.proxy} producers={producers.state} />
      ) : (
        voter && <VotedPart names={voter.producers} state={producers.state} title={text.voted} />
      )}
      <VotingHistory name={name} />
    </div>
  );
}

/** An account's past votes, newest first. */
function VotingHistory({ name }: { name: string }) {
  const { state, store } = useLoad(votingHistoryStore, name);
  const text = useAccountVotesTexts();
  const { screen } = useMessages();
  const { accounts } = chainConfig();
  const worded = useSentencesReady(rowsIn(state), systemAccount);
  const source = state.kind === 'ready' ? screen.source(sourceName(state.value.source)) : undefined;
  return (
    <Section title={text.history} note={source}>
      <InfiniteRowsView
        list={{ state: worded ? state : { kind: 'loading' }, store }}
        empty={{ title: text.noHistory, text: text.noHistoryHint }}
      >
        {(rows) => (
          <>
            {rows.length === 0 && <p className="py-4 text-muted">{text.noHistory}</p>}
            <ActionTable rows={rows} system={accounts.system} tokenContract={accounts.token} />
          </>
        )}
      </InfiniteRowsView>
    </Section>
  );
}

interface ProxyPartProps {
  proxy: string;
  title: string;

  /** If present, shows the producers that the proxy votes for. */
  producers?: LoadState<readonly ProducerView[]>;
}

/** A proxy's profile, its proxied stake and its votes. */
function ProxyPart({ proxy, title, producers }: ProxyPartProps) {
  const load = useLoad(proxyStore, proxy);
  const text = useAccountVotesTexts();
  return (
    <>
      <Section title={title}>
        <StateView {...load}>
          {({ voter, info }) => (
            <ProxyFacts
              name={proxy}
              registered={voter?.isProxy ?? false}
              proxied={voter && proxiedStake(voter)}
              info={info}
            />
          )}
        </StateView>
      </Section>
      {producers && load.state.kind === 'ready' && load.state.value.voter && (
        <VotedPart
          title={text.proxyVotes}
          names={load.state.value.voter.producers}
          state={producers}
        />
      )}
    </>
  );
}

/** The weight proxied to it, as the stake that would have this weight now. */
function proxiedStake({ proxiedWeight }: Voter) {
  const { voteDoublingWeeks: weeks, coreSymbol: symbol } = chainConfig();
  const units = weeks === null ? proxiedWeight : voteToStake(proxiedWeight, clockNow(), weeks);
  return { units: BigInt(Math.round(Math.min(Math.max(units, 0), 2 ** 63))), symbol };
}
