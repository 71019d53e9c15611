import { startTransition, useEffect, useState } from 'react';
import { firstInteraction } from '#src/stores/first-interaction.ts';

/** True after the visitor's first interaction, or a look at the page. Optional content loads then. */
export function useVisitor(): boolean {
  const [present, setPresent] = useState(false);
  useEffect(() => {
    let current = true;
    void firstInteraction.then(() => {
      if (current) startTransition(() => setPresent(true));
    });
    return () => {
      current = false;
    };
  }, []);
  return present;
}
