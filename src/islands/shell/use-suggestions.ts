import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 150;

interface Suggestions {
  readonly text: string;
  readonly names: readonly string[];
}

const none: readonly string[] = [];

async function accountsFor(text: string): Promise<readonly string[]> {
  const help = await import('./search-help.ts');
  return help.accountsFor(text);
}

/** The accounts a text may mean; only those of the text as it stands, never of an earlier one. */
export function useSuggestions(text: string): readonly string[] {
  const [found, setFound] = useState<Suggestions>({ text: '', names: none });
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
