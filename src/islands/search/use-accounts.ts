import { useEffect, useState } from 'react';
import { accountsFor } from './search-options.ts';

const TYPING_PAUSE_MS = 150;

const none: readonly string[] = [];

/** The accounts that match the current text, never those of an earlier one. */
export function useAccounts(text: string): readonly string[] {
  const [found, setFound] = useState({ text: '', names: none });
  useEffect(() => {
    if (text === '') return;
    let current = true;
    const timer = setTimeout(async () => {
      const names = await accountsFor(text).catch(() => none);
      if (current) setFound({ text, names });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found.text === text ? found.names : none;
}
