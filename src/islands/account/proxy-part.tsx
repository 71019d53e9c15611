import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { ProducerView } from '#src/chain/model/vote/producer-view.ts';
import { voteToStake } from '#src/chain/model/vote/vote-strength.ts';
import type { Voter } from '#src/chain/model/vote/voter.ts';
import { clockNow } from '#src/components/ui/clock.ts';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { ProxyFacts } from '#src/components/vote/proxy-facts.tsx';
import { useAccountVotesTexts } from '#src/i18n/areas/account/votes/texts.ts';
import { proxyStore } from '#src/stores/account/account-votes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';
import { VotedPart } from './voted-part.tsx';

interface ProxyPartProps {
  proxy: string;
  title: string;

  /** If present, shows the producers that the proxy votes for. */
  producers?: LoadState<readonly ProducerView[]>;
}

/** A proxy's profile, its proxied stake and its votes. */
export function ProxyPart({ proxy, title, producers }: ProxyPartProps) {
  const { state, store } = useLoad(proxyStore, proxy);
  const text = useAccountVotesTexts();
  return (
    <>
      <Section title={title} flush>
        <StateView state={state} onRetry={store?.retry}>
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
      {producers && state.kind === 'ready' && state.value.voter && (
        <VotedPart title={text.proxyVotes} names={state.value.voter.producers} state={producers} />
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
