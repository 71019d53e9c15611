import { useEffect, useState } from 'react';
import { MAX_SUGGESTIONS, suggestionPrefix } from '#src/chain/model/search.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { nodePool } from '#src/stores/node.ts';

const TYPING_PAUSE_MS = 150;

interface Suggestions {
  readonly text: string;
  readonly names: readonly string[];
}

const none: readonly string[] = [];

/** The look-up comes with the first letter typed. */
async function search(prefix: string): Promise<readonly string[]> {
  const { searchAccountNames } = await import('#src/chain/tables/accounts.ts');
  return searchAccountNames(nodePool(), prefix);
}

/** The accounts a text may mean; only those of the text as it stands, never of an earlier one. */
export function useSuggestions(text: string): readonly string[] {
  const [found, setFound] = useState<Suggestions>({ text: '', names: none });
  useEffect(() => {
    const prefix = text === '' ? null : suggestionPrefix(text, chainConfig());
    if (prefix === null) return;
    let current = true;
    const timer = setTimeout(async () => {
      const names = await search(prefix).catch(() => none);
      if (current) setFound({ text, names: names.slice(0, MAX_SUGGESTIONS) });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found.text === text ? found.names : none;
}
