import { useEffect, useEffectEvent } from 'react';

/** Validates a form again when its facts change, after it was validated once. */
export function useCheckedAgain(active: boolean, check: () => unknown, facts: readonly unknown[]) {
  const again = useEffectEvent(() => {
    if (active) check();
  });
  const key = facts.map(String).join(' ');
  useEffect(() => again(), [key]);
}
