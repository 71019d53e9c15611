import {
  emptySuggestions,
  MAX_SUGGESTIONS,
  submitTarget,
  suggestionPrefix,
} from '#src/chain/model/search.ts';
import { searchAccountNames } from '#src/chain/tables/accounts.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { nodePool } from '#src/stores/node.ts';
import { lookups } from './lookups.ts';
import { rememberSearch, searchHistory } from './search-history.ts';
import { searchPath } from './search-path.ts';

/** What an empty box offers. */
export function offered(actor: string | null): readonly string[] {
  return emptySuggestions(searchHistory(), actor);
}

/** Accounts that a text may mean. Nothing is asked for what is not to be looked up. */
export async function accountsFor(text: string): Promise<readonly string[]> {
  const prefix = text === '' ? null : suggestionPrefix(text, chainConfig());
  if (prefix === null) return [];
  return (await searchAccountNames(nodePool(), prefix)).slice(0, MAX_SUGGESTIONS);
}

/** Where a submitted text leads; no path where it leads nowhere. What was found is remembered. */
export async function seek(
  wanted: string,
  suggestions: readonly string[],
): Promise<{ readonly path: string | null; readonly secret: boolean }> {
  const target = submitTarget(wanted, suggestions, chainConfig());
  const path = await searchPath(target, lookups).catch(() => null);
  if (path !== null) rememberSearch(target.kind === 'account' ? target.name : wanted);
  return { path, secret: target.kind === 'private-key' };
}
