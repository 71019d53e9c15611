import { remember } from '#src/chain/model/search/search.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';

/** Recent searches, newest first, stored for the tab. */
const key = 'pronghorn-searches';

export function searchHistory(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  keep(remember(searchHistory(), text, chainConfig()));
}

export function forgetSearches(): void {
  keep([]);
}

function keep(history: readonly string[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(history));
  } catch {
    // Storage is not available: search still works.
  }
}
