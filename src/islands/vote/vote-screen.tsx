import { Suspense, useState } from 'react';
import { unregisteredIn } from '#src/chain/model/vote/unregistered.ts';
import { Amount } from '#src/components/ui/amount.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { BallotBar } from '#src/components/vote/ballot.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { rankedProducersStore } from '#src/stores/account/account-votes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useContractFacts } from '#src/stores/chain/contract-facts.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { ProducersTableLink } from '../producer/producers-table-link.tsx';
import { FormsOf } from '../wallet/forms-of.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { OutcomeBanner, useLastForm } from '../wallet/outcome-banner.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { ProducerList } from './producer-list.tsx';
import { usePicked } from './use-picked.ts';
import { useVoter, type VotingAccount } from './use-voter.ts';
import { VotePanel } from './vote-panel.tsx';
import { VoteTabs } from './vote-tabs.tsx';

const FioVotePanel = lazyPart(async () => (await import('./fio-vote-panel.tsx')).FioVotePanel);

const FilledByLink = lazyPart(
  async () => (await import('../wallet/filled-by-link.tsx')).FilledByLink,
);

/** Parameters of links on FIO, beside `producers`. */
const OF_FIO = ['proxy', 'address'];

export function VoteScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Voting />
    </Screen>
  );
}

/** The producers beside the ballot. */
function Voting() {
  const url = useUrl();
  const inBrowser = url !== null;
  const mostReported = useContractFacts()?.maxVotes;
  const maxVotes = inBrowser ? (mostReported ?? chainConfig().maxVotes) : 0;
  const user = useUser();
  const [typed, setTyped] = useState<string | null>(null);
  const own = useVoter(user?.actor ?? '');
  const voter = useVoter(typed ?? user?.actor ?? '');
  const producers = useLoad(rankedProducersStore, inBrowser ? '' : null).state;
  const count = producers.kind === 'ready' ? producers.value.length : undefined;
  const isFio = inBrowser && chainConfig().systemContract === 'fio';
  const others = isFio ? OF_FIO : [];
  const [picked, setPicked] = usePicked(maxVotes, others);
  const { onSubmitCapture, again } = useLastForm();
  const chosen = picked ?? voter.current ?? [];
  const text = useVoteTexts();
  const Panel = isFio ? FioVotePanel : VotePanel;
  const toggle = (name: string) =>
    setPicked(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <VoteTabs current="producers" count={count}>
        {user && <VoterLine voter={own} maxVotes={maxVotes} />}
      </VoteTabs>
      <OutcomeBanner onAgain={again} />
      <IfChainSupports fact="voting">
        {inBrowser && ['producers', ...others].some((name) => url.searchParams.has(name)) && (
          <Suspense fallback={null}>
            <FilledByLink />
          </Suspense>
        )}
        <div
          data-wallet-form="signs"
          className="grid items-start gap-x-10 gap-y-8 tablet:grid-cols-[7fr_3fr] lg:grid-cols-[3fr_1fr]"
        >
          <div className="min-w-0">
            <ProducerList
              chosen={new Set(chosen)}
              maxVotes={maxVotes}
              onToggle={inBrowser ? toggle : undefined}
            />
            {inBrowser && (
              <p className="py-3">
                <ProducersTableLink />
              </p>
            )}
            {inBrowser && <BallotBar chosen={chosen.length} maxVotes={maxVotes} ballot="ballot" />}
          </div>
          <div
            id="ballot"
            onSubmitCapture={onSubmitCapture}
            className="min-w-0 scroll-mt-4 tablet:sticky tablet:top-(--sticky-top) tablet:-mt-4 tablet:pt-4"
          >
            <Section title={text.yourVote}>
              {!inBrowser && <SkeletonRows rows={8} />}
              {inBrowser && (
                <Suspense fallback={<SkeletonRows rows={8} />}>
                  <FormsOf user={user}>
                    <Panel
                      key={user?.actor}
                      voter={voter}
                      chosen={chosen}
                      onName={setTyped}
                      onPick={setPicked}
                      onSent={() => setPicked(null)}
                      unregistered={unregisteredIn(
                        chosen,
                        producers.kind === 'ready' ? producers.value : null,
                      )}
                    />
                  </FormsOf>
                </Suspense>
              )}
            </Section>
          </div>
        </div>
      </IfChainSupports>
    </>
  );
}

/** What the logged-in account votes with. */
function VoterLine({ voter, maxVotes }: { voter: VotingAccount; maxVotes: number }) {
  const { name, state, current } = voter;
  const text = useVoteTexts();
  const format = useFormat();
  const vote = state.kind === 'ready' ? state.value : null;
  const { coreSymbol: symbol } = chainConfig();
  return (
    <p className="flex min-h-5 flex-wrap items-baseline gap-x-2 text-muted">
      <AccountLink name={name} />
      {vote && (
        <>
          <Amount amount={{ units: vote.staked, symbol }} />
          <span aria-hidden>·</span>
          {vote.proxy ? (
            <span>
              {text.shared.votesVia} <AccountLink name={vote.proxy} />
            </span>
          ) : (
            text.chosen(format.number(current?.length ?? 0), format.number(maxVotes))
          )}
        </>
      )}
    </p>
  );
}

export const screen: ScreenModule = { Screen: VoteScreen };

await textsReady();
