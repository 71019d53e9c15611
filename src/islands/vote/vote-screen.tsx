import { lazy, Suspense, useState } from 'react';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { BallotTray } from '#src/components/vote/ballot.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { draftOf } from '#src/stores/form/draft.ts';
import { useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { OutcomeBanner, useLastForm } from '../wallet/outcome-banner.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { ProducerList } from './producer-list.tsx';
import { useVoter } from './use-voter.ts';
import { VotePanel } from './vote-panel.tsx';
import { VoteTabs } from './vote-tabs.tsx';

const FioVotePanel = lazy(async () => ({
  default: (await import('./fio-vote-panel.tsx')).FioVotePanel,
}));

export function VoteScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <VoteTabs current="producers" />
      <Voting />
    </Screen>
  );
}

/** The producers beside the ballot. */
function Voting() {
  const hydrated = useUrl() !== null;
  const user = useUser();
  const [typed, setTyped] = useState<string | null>(null);
  const voter = useVoter(typed ?? user?.actor ?? '');
  const [picked, setPicked] = usePicked(hydrated);
  const { onSubmitCapture, again } = useLastForm();
  const chosen = picked ?? voter.current ?? [];
  const text = useVoteTexts();
  const Panel = hydrated && chainConfig().systemContract === 'fio' ? FioVotePanel : VotePanel;
  const toggle = (name: string) =>
    setPicked(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <>
      <OutcomeBanner onAgain={again} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div
          id="ballot"
          onSubmitCapture={onSubmitCapture}
          className="scroll-mt-24 lg:sticky lg:top-[calc(var(--sticky-top)+1rem)] lg:order-last"
        >
          <Section title={text.yourVote}>
            {!hydrated && <SkeletonRows rows={8} />}
            {hydrated && (
              <Suspense fallback={<SkeletonRows rows={8} />}>
                <Panel
                  key={user?.actor}
                  voter={voter}
                  chosen={chosen}
                  onName={setTyped}
                  onPick={setPicked}
                  onSent={() => setPicked(null)}
                />
              </Suspense>
            )}
          </Section>
        </div>
        <div className="min-w-0 space-y-4">
          <ProducerList chosen={new Set(chosen)} onToggle={hydrated ? toggle : undefined} />
          {picked !== null && (
            <BallotTray chosen={chosen.length} maxVotes={chainConfig().maxVotes} ballot="ballot" />
          )}
        </div>
      </div>
    </>
  );
}

const NOT_PICKED = { isPicked: false, names: [] as readonly string[] };

/** The unsent selection, kept for the tab; null for none. */
function usePicked(hydrated: boolean) {
  const [picked, setPicked] = useState<typeof NOT_PICKED | null>(null);
  const draft = hydrated ? draftOf('vote', NOT_PICKED) : null;
  const now = picked ?? draft?.read() ?? NOT_PICKED;
  const pick = (names: readonly string[] | null) => {
    const next = names ? { isPicked: true, names } : NOT_PICKED;
    setPicked(next);
    draft?.keep(next);
  };
  return [now.isPicked ? now.names : null, pick] as const;
}

await textsReady();
