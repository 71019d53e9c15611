import type { Asset } from '#src/chain/core/asset.ts';
import * as limits from '#src/chain/core/limits.ts';
import { concentration } from '#src/chain/model/vote/concentration.ts';
import type { ListedProxy } from '#src/chain/model/vote/voter.ts';
import { ProxyTable } from '#src/components/proxy/proxy-table.tsx';
import { Amount } from '#src/components/ui/amount.tsx';
import { FactRow } from '#src/components/ui/fact-row.tsx';
import { SelectField } from '#src/components/ui/fields/select-field.tsx';
import { KeyValueList } from '#src/components/ui/key-value-list.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { VoteShareBar } from '#src/components/vote/vote-share-bar.tsx';
import { useVoteStatisticsTexts } from '#src/i18n/areas/vote/statistics/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { chainFiguresStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { proxiesStore } from '#src/stores/vote/proxies.ts';
import { LargestVoters } from './largest-voters.tsx';

/** Loaded when the visitor scrolls to it. */
const VoteHistoryPart = lazyPart(
  async () => (await import('./vote-history-part.tsx')).VoteHistoryPart,
);

/** Before its chart is drawn. Pixels. */
const VOTES_HEIGHT = 140;

/** How the chain votes: its share, its producers, its largest voters, its proxies, its past. */
export function VoteStatistics() {
  const text = useVoteStatisticsTexts();
  const { state: figures, store } = useLoad(chainFiguresStore, 'now');
  const { state: proxies } = useLoad(proxiesStore, '');
  const voting = figures.kind === 'ready' ? figures.value.voting : null;
  return (
    <>
      <StateView state={figures} loading={<SkeletonRows rows={2} />} onRetry={store?.retry}>
        {({ votingShare }) => (
          <Shares
            voting={voting}
            share={votingShare}
            proxies={proxies.kind === 'ready' ? proxies.value : null}
          />
        )}
      </StateView>
      <Producers />
      <Voters />
      {proxies.kind === 'ready' && (
        <Section title={text.shared.proxies}>
          <ProxyTable proxies={proxies.value} />
        </Section>
      )}
      <LoadWhenNear minHeight={VOTES_HEIGHT}>
        <VoteHistoryPart owner={null} />
      </LoadWhenNear>
    </>
  );
}

interface SharesProps {
  voting: Asset | null;
  share: number | null;
  proxies: readonly ListedProxy[] | null;
}

function Shares({ voting, share, proxies }: SharesProps) {
  const { coreSymbol, legacySymbol } = chainConfig();
  const text = useVoteStatisticsTexts();
  const format = useFormat();
  const { state } = useLoad(rankedProducersStore, '');
  const votes = state.kind === 'ready' ? concentration(state.value) : null;
  const given = proxies?.reduce((sum, one) => sum + one.given.units, 0n) ?? null;
  return (
    <FactRow
      items={[
        {
          key: 'voting',
          label: text.shared.stakedVotes,
          value: voting ? <Amount amount={voting} /> : '–',
        },
        {
          key: 'share',
          label: legacySymbol
            ? text.ofBoth(coreSymbol.code, legacySymbol.code)
            : text.ofCirculation,
          value: share === null ? '–' : format.percent(share),
        },
        {
          key: 'proxied',
          label: text.proxied,
          value:
            given !== null && voting && voting.units > 0n
              ? format.percent(Math.min(Number(given) / Number(voting.units), 1))
              : '–',
        },
        { key: 'half', label: text.half, value: votes ? format.number(votes.half) : '–' },
      ]}
    />
  );
}

function Producers() {
  const text = useVoteStatisticsTexts();
  const format = useFormat();
  const load = useLoad(rankedProducersStore, '');
  return (
    <Section title={text.concentration}>
      <StateView {...load} loading={<SkeletonRows rows={4} />}>
        {(producers) => {
          const { first, ten, producing } = concentration(producers);
          return (
            <>
              <VoteShareBar
                producers={producers.filter(({ active }) => active)}
                producing={limits.producingProducers}
              />
              <KeyValueList
                items={[
                  { key: 'first', label: text.first, value: format.percent(first) },
                  { key: 'ten', label: text.ten, value: format.percent(ten) },
                  { key: 'producing', label: text.producing, value: format.percent(producing) },
                ]}
              />
            </>
          );
        }}
      </StateView>
    </Section>
  );
}

/** The largest voters, of all or of a producer in the address. */
function Voters() {
  const text = useVoteStatisticsTexts();
  const url = useUrl();
  const producer = url?.searchParams.get('producer') ?? '';
  const { state: producers } = useLoad(rankedProducersStore, url && '');
  const names = producers.kind === 'ready' ? producers.value.map(({ owner }) => owner) : [];
  const options = [...new Set([producer, ...names])].filter((name) => name !== '');
  return (
    <LargestVoters producer={url && producer}>
      <SelectField
        label={text.shared.producer}
        value={producer}
        options={[
          { key: '', label: text.everyone },
          ...options.map((key) => ({ key, label: key })),
        ]}
        onSelect={(key) => setQuery({ producer: key === '' ? null : key })}
        className="max-w-64 pb-3"
      />
    </LargestVoters>
  );
}

await textsReady();
