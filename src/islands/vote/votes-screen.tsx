import { Suspense } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useVoteStatisticsTexts } from '#src/i18n/areas/vote/statistics/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { useOnServer } from '#src/i18n/use-on-server.ts';

const VoteStatistics = lazyPart(async () => (await import('./vote-statistics.tsx')).VoteStatistics);

export function VotesScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Votes />
    </Screen>
  );
}

function Votes() {
  const text = useVoteStatisticsTexts();
  const inBrowser = !useOnServer();
  const room = <SkeletonRows rows={20} />;
  return (
    <>
      <h1 className="title">{text.title}</h1>
      <p className="max-w-prose text-muted">{text.hint}</p>
      {inBrowser ? (
        <Suspense fallback={room}>
          <IfChainSupports fact="voting">
            <VoteStatistics />
          </IfChainSupports>
        </Suspense>
      ) : (
        room
      )}
    </>
  );
}

export const screen: ScreenModule = { Screen: VotesScreen };

await textsReady();
