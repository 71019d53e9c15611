import { useEffect } from 'react';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** Sets the window title to the missing item while mounted. */
export function useMissingTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const missing = `${title} · ${chainConfig().domainTitle}`;
    document.title = missing;
    return () => {
      if (document.title === missing) document.title = before;
    };
  }, [title]);
}
