import { lazy, Suspense } from 'react';
import { useOutcome } from './use-wallet.ts';

/** Its texts and the transaction's progress are loaded with the first outcome. */
const SigningOutcome = lazy(async () => ({
  default: (await import('./signing-outcome.tsx')).SigningOutcome,
}));

/** The outcome of the last signing. */
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
