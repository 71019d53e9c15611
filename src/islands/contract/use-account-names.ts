import { useEffect, useState } from 'react';
import * as limits from '#src/chain/core/limits.ts';
import { isName } from '#src/chain/core/name.ts';
import { nodePool } from '#src/stores/chain/node.ts';

const TYPING_PAUSE_MS = 150;
const none: readonly string[] = [];

/** Accounts with the typed prefix; none for an outdated text. */
export function useAccountNames(prefix: string): readonly string[] {
  const [found, setFound] = useState({ of: '', names: none });
  useEffect(() => {
    if (!isName(prefix)) return;
    let current = true;
    const timer = setTimeout(async () => {
      const { searchAccountNames } = await import('#src/chain/tables/accounts.ts');
      const names = await searchAccountNames(nodePool(), prefix).catch(() => none);
      if (current) setFound({ of: prefix, names: names.slice(0, limits.searchSuggestions) });
    }, TYPING_PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [prefix]);
  return found.of === prefix ? found.names : none;
}
