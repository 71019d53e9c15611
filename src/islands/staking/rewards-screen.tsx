import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useStakingTexts } from '#src/i18n/areas/staking/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { IfChainSupports } from '../wallet/if-chain-supports.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';

const Rewards = lazyPart(async () => (await import('./wax-rewards.tsx')).WaxRewards);

/** WAX's rewards of genesis members, voters and producers. */
export function RewardsScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <RewardsPage />
    </Screen>
  );
}

function RewardsPage() {
  const text = useStakingTexts();
  return (
    <WalletPage title={text.rewards}>
      {(user) => (
        <IfChainSupports fact="genesisRewards">
          <Rewards user={user} />
        </IfChainSupports>
      )}
    </WalletPage>
  );
}

export const screen: ScreenModule = { Screen: RewardsScreen };

await textsReady();
