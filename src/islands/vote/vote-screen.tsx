import { useState } from 'react';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { useUser } from '../wallet/use-wallet.ts';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { ProducerList } from './producer-list.tsx';
import { VoteTabs } from './vote-tabs.tsx';
import { useVoter } from './use-voter.ts';
import { VotePanel } from './vote-panel.tsx';

export function VoteScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <VoteTabs current="producers" />
      <OutcomeBanner />
      <Voting />
    </Screen>
  );
}

/** The producers, and beside them the vote that is being made. */
function Voting() {
  const hydrated = useUrl() !== null;
  const user = useUser();
  const [typed, setTyped] = useState<string | null>(null);
  const voter = useVoter(typed ?? user?.actor ?? '');
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const chosen = picked ?? voter.current ?? [];
  const text = useVoteTexts();
  const canVote = hydrated && chainConfig().keyPrefix !== 'FIO';
  const toggle = (name: string) =>
    setPicked(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  return (
    <div className="grid items-start gap-6 tablet:grid-cols-[minmax(0,1fr)_20rem]">
      <Section
        title={text.yourVote}
        className="tablet:sticky tablet:top-[calc(var(--sticky-top)+1rem)] tablet:order-last"
      >
        {!hydrated && <SkeletonRows rows={8} />}
        {hydrated && !canVote && <p className="text-muted">{text.fio}</p>}
        {canVote && (
          <VotePanel
            key={user?.actor}
            voter={voter}
            chosen={chosen}
            onName={setTyped}
            onPick={setPicked}
          />
        )}
      </Section>
      <ProducerList chosen={new Set(chosen)} onToggle={canVote ? toggle : undefined} />
    </div>
  );
}
