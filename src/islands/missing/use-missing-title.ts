import { useEffect } from 'react';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** Names the window after what was not found, for as long as that is shown. */
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
