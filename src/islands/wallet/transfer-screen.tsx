import { lazy, Suspense } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { ErrorBanner, SuccessBanner } from '#src/components/wallet/outcome-banners.tsx';
import { useMessages } from '#src/i18n/react.tsx';
import { useUrl } from '#src/stores/url.ts';
import { dismissOutcome } from '#src/stores/wallet.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { WithLogin } from './login.tsx';
import { useOutcome, useUser } from './use-wallet.ts';

/** Forms and their checks come with a user who can sign. */
const Transfer = lazy(async () => ({ default: (await import('./transfer.tsx')).Transfer }));

export function TransferScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <TransferPage />
    </Screen>
  );
}

function TransferPage() {
  const { wallet } = useMessages();
  const hydrated = useUrl() !== null;
  const user = useUser();
  return (
    <>
      <h1 className="text-xl font-semibold">{wallet.transferTitle}</h1>
      <OutcomeBanner />
      <div className="rounded-md border bg-surface p-4">
        {!hydrated && <SkeletonRows rows={4} />}
        {hydrated && !user && <LogInFirst />}
        {user && (
          <Suspense fallback={<SkeletonRows rows={4} />}>
            <Transfer key={user.actor} user={user} />
          </Suspense>
        )}
      </div>
    </>
  );
}

function OutcomeBanner() {
  const outcome = useOutcome();
  if (!outcome) return null;
  return outcome.kind === 'success' ? (
    <SuccessBanner transactionId={outcome.transactionId} onDismiss={dismissOutcome} />
  ) : (
    <ErrorBanner message={outcome.message} onDismiss={dismissOutcome} />
  );
}

function LogInFirst() {
  const { screen } = useMessages();
  const hint = (
    <>
      <p>{screen.pleaseLogInHint}</p>
      <div className="mt-4">
        <WithLogin>
          {(open) => (
            <Button variant="primary" onClick={open}>
              {screen.logIn}
            </Button>
          )}
        </WithLogin>
      </div>
    </>
  );
  return (
    <StateView state={{ kind: 'empty' }} empty={{ title: screen.pleaseLogIn, text: hint }}>
      {() => null}
    </StateView>
  );
}
