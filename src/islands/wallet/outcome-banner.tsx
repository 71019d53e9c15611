import { lazy, Suspense } from 'react';
import { useOutcome } from './use-wallet.ts';

/** Its words and what follows a transaction come when there is something to tell. */
const SigningOutcome = lazy(async () => ({
  default: (await import('./signing-outcome.tsx')).SigningOutcome,
}));

/** How the last signature ended. */
export function OutcomeBanner({ onAgain }: { onAgain?: () => void }) {
  const outcome = useOutcome();
  return (
    outcome && (
      <Suspense>
        <SigningOutcome outcome={outcome} onAgain={onAgain} />
      </Suspense>
    )
  );
}
