import { useState } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { producerClaim } from '#src/chain/model/vote/producer-pay.ts';
import { isProducing } from '#src/chain/model/vote/producer-view.ts';
import type { RankedProducer } from '#src/chain/client/account/account-voting.ts';
import { keepsVotes } from '#src/chain/client/vote/keeps-votes.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { Badge } from '#src/components/ui/badge.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { FactRow } from '#src/components/ui/fact-row.tsx';
import { Identicon } from '#src/components/ui/identicon.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useProducerTexts } from '#src/i18n/areas/producer/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { rankChangeStore } from '#src/stores/vote/producer.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { stakeOfVote } from '../vote/vote-stake.ts';
import { FixedHistory } from '../history/fixed-history.tsx';
import { LargestVoters } from '../vote/largest-voters.tsx';
import { ProducerBlocks } from './producer-blocks.tsx';
import { ProducerPay } from './producer-pay.tsx';
import { ProducerPublished } from './producer-published.tsx';
import { ProducersTableLink } from './producers-table-link.tsx';
import { ToFinalizers } from './to-finalizers.tsx';

/** Loaded when the visitor scrolls to it. */
const VoteHistoryPart = lazyPart(
  async () => (await import('../vote/vote-history-part.tsx')).VoteHistoryPart,
);

export function ProducerScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <ProducerPage />
    </Screen>
  );
}

function ProducerPage() {
  const owner = useRouteParam();
  const text = useProducerTexts();
  const locale = useLocale();
  const load = useLoad(rankedProducersStore, owner === null ? null : '');
  if (owner === null) return <SkeletonRows rows={12} />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Identicon name={owner} size={56} />
        <h1 className="title" dir="ltr" data-name={owner}>
          <HostileText text={owner} limit={64} />
        </h1>
        <a
          href={localizePath(`/account/${pathSegment(owner)}`, locale)}
          className="text-accent hover:underline"
        >
          {text.toAccount}
        </a>
        <ProducersTableLink from={owner} />
        <ToFinalizers />
      </div>
      <StateView {...load} loading={<SkeletonRows rows={12} />}>
        {(producers) => {
          const producer = producers.find((one) => one.owner === owner);
          return producer ? (
            <Found key={owner} producer={producer} producers={producers.length} />
          ) : (
            <NotRegistered owner={owner} />
          );
        }}
      </StateView>
    </>
  );
}

function NotRegistered({ owner }: { owner: string }) {
  const text = useProducerTexts();
  const locale = useLocale();
  const list = (
    <a href={localizePath('/vote', locale)} className="text-accent hover:underline">
      {text.toList}
    </a>
  );
  return (
    <StateView
      state={{ kind: 'missing' }}
      missing={{ title: text.notRegistered(owner.slice(0, 13)), text: list }}
    >
      {() => null}
    </StateView>
  );
}

/** Before its chart is drawn. Pixels. */
const VOTES_HEIGHT = 140;

function Found({ producer, producers }: { producer: RankedProducer; producers: number }) {
  return (
    <>
      <Votes producer={producer} producers={producers} />
      <LoadWhenNear minHeight={VOTES_HEIGHT}>
        <VoteHistoryPart owner={producer.owner} />
      </LoadWhenNear>
      <ProducerBlocks producer={producer} />
      <ProducerPay producer={producer} />
      <ProducerPublished producer={producer} />
      <LargestVoters producer={producer.owner} />
      <Claims owner={producer.owner} />
    </>
  );
}

function Votes({ producer, producers }: { producer: RankedProducer; producers: number }) {
  const text = useProducerTexts();
  const format = useFormat();
  const { owner, rank, active, voteShare, totalVotes } = producer;
  const config = chainConfig();
  const { change, pending } = useRankChange(owner, rank);
  return (
    <>
      <FactRow
        items={[
          {
            key: 'rank',
            label: text.shared.rank,
            value: active ? (
              <>
                {text.rankOf(format.number(rank), format.number(producers))}{' '}
                {change !== null && <RankChange change={change} />}
              </>
            ) : (
              '–'
            ),
          },
          { key: 'share', label: text.share, value: format.percent(voteShare, 2) },
          {
            key: 'stake',
            label: text.stake,
            value: (
              <Amount
                amount={{ units: stakeOfVote(Number(totalVotes)), symbol: config.coreSymbol }}
              />
            ),
          },
          { key: 'state', label: text.shared.state, value: <State producer={producer} /> },
        ]}
      />
      {change === null && !pending && !keepsVotes(config) && (
        <p className="max-w-prose text-muted">{text.noHistory}</p>
      )}
    </>
  );
}

/** Ranks gained since the previous day; null where no service knows them. */
function useRankChange(owner: string, rank: number) {
  const { state } = useLoad(rankChangeStore, chainConfig().backendUrl === null ? null : owner);
  const change = state.kind === 'ready' ? state.value : null;
  return {
    // No producer fell from before the first rank.
    change: change === null || rank + change < 1 ? null : change,
    pending: chainConfig().backendUrl !== null && state.kind === 'loading',
  };
}

function RankChange({ change }: { change: number }) {
  const text = useProducerTexts();
  const format = useFormat();
  const ranks = format.number(Math.abs(change));
  const changeText =
    change === 0 ? text.rankSame : change > 0 ? text.rankUp(ranks) : text.rankDown(ranks);
  return <span className="inline-block text-xs text-quiet">{changeText}</span>;
}

function State({ producer }: { producer: RankedProducer }) {
  const text = useProducerTexts();
  if (!producer.active) return <Badge tone="danger">{text.shared.notRegistered}</Badge>;
  return isProducing(producer) ? (
    <Badge tone="positive">{text.producing}</Badge>
  ) : (
    <Badge>{text.standby}</Badge>
  );
}

/** Its claims, from a history service. */
function Claims({ owner }: { owner: string }) {
  const text = useProducerTexts();
  const [filters] = useState(() => ({
    actionFilter: producerClaim(chainConfig().systemContract),
  }));
  return (
    <Section title={text.claims} note={<AccountLink name={owner} />}>
      <FixedHistory account={owner} filters={filters} />
    </Section>
  );
}

export const screen: ScreenModule = { Screen: ProducerScreen };

await textsReady();
