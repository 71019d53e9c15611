import { useEffect, useState } from 'react';
import { fetchAccounts } from './search-options.ts';

const TYPING_PAUSE_MS = 150;

interface FoundAccounts {
  readonly names: readonly string[];
  /** A request is under way. */
  readonly pending: boolean;
}

const none: readonly string[] = [];

/** The accounts that match the current text, never those of an earlier one. */
export function useAccounts(text: string): FoundAccounts {
  const [found, setFound] = useState({ text: '', names: none });
  useEffect(() => {
    if (text === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const names = await fetchAccounts(text).catch(() => none);
      if (current) setFound({ text, names });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  const isCurrent = found.text === text;
  return { names: isCurrent ? found.names : none, pending: text !== '' && !isCurrent };
}
