import { Suspense } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useTitleTexts } from '#src/i18n/areas/title/texts.ts';
import { useWalletTexts } from '#src/i18n/areas/wallet/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { AllTools } from '../directory/all-tools.tsx';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WithLogin } from './login.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import { useUser } from './use-wallet.ts';

/** Loaded for users. */
const Overview = lazyPart(async () => (await import('./overview.tsx')).Overview);
const ReadOnly = lazyPart(async () => (await import('./read-only.tsx')).ReadOnly);

/** The wallet: what a user has, what waits for them, and every tool. */
export function WalletScreen({ locale, chain }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Wallet chain={chain} />
    </Screen>
  );
}

function Wallet({ chain }: { chain: ScreenProps['chain'] }) {
  const { titles } = useTitleTexts();
  const inBrowser = !useOnServer();
  const user = useUser();
  return (
    <>
      <h1 className="title">{titles.wallet}</h1>
      <OutcomeBanner />
      {inBrowser && chain.readOnly === null && !user && <Visitor />}
      {inBrowser && chain.readOnly !== null && (
        <Suspense>
          <ReadOnly reason={chain.readOnly} />
        </Suspense>
      )}
      {inBrowser && user && (
        <Suspense fallback={<SkeletonRows rows={12} />}>
          <Overview key={user.actor} user={user} />
        </Suspense>
      )}
      <AllTools chain={chain} />
    </>
  );
}

function Visitor() {
  const text = useWalletTexts();
  const { screen } = useMessages();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <p className="max-w-prose text-muted">{text.visitor}</p>
      <WithLogin>
        {(open) => (
          <Button variant="primary" onClick={open}>
            {screen.logIn}
          </Button>
        )}
      </WithLogin>
    </div>
  );
}

export const screen: ScreenModule = { Screen: WalletScreen };

await textsReady();
