import { lazy, Suspense } from 'react';
import { useOutcome } from './use-wallet.ts';

/** Its words and what follows a transaction come when there is something to tell. */
const Told = lazy(async () => ({ default: (await import('./told-outcome.tsx')).ToldOutcome }));

/** How the last signature ended. */
export function OutcomeBanner({ onAgain }: { onAgain?: () => void }) {
  const outcome = useOutcome();
  return (
    outcome && (
      <Suspense>
        <Told outcome={outcome} onAgain={onAgain} />
      </Suspense>
    )
  );
}
