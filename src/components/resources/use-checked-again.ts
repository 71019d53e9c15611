import { useEffect, useEffectEvent } from 'react';

/** Checks a form again when what is known changes, once its user has been told of a check. */
export function useCheckedAgain(active: boolean, check: () => unknown, known: readonly unknown[]) {
  const again = useEffectEvent(() => {
    if (active) check();
  });
  const key = known.map(String).join(' ');
  useEffect(() => again(), [key]);
}
