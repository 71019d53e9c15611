import { Suspense, type SyntheticEvent, useRef } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useOutcome } from './use-wallet.ts';

const signingOutcome = async () => (await import('./signing-outcome.tsx')).SigningOutcome;
/** Its texts and the transaction's progress are loaded with the first outcome. */
const SigningOutcome = lazyPart(signingOutcome);
/** Loads it before the wallet signs: afterwards there may be no connection, and it says what became of the transaction. */
export const loadOutcome = () => void signingOutcome().catch(() => undefined);

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

/** Submits the last submitted form again, with its current values. */
export function useLastForm() {
  const last = useRef<HTMLFormElement | null>(null);
  return {
    onSubmitCapture: ({ target }: SyntheticEvent) => {
      if (target instanceof HTMLFormElement) last.current = target;
    },
    again: () => last.current?.requestSubmit(),
  };
}
