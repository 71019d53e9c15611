import * as v from '#src/chain/core/schema.ts';
import { remember } from '#src/chain/model/search/search.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { readStored, validItems, writeStored } from '#src/stores/stored-json.ts';

/** Recent searches, newest first, stored for the tab. */
const key = 'pronghorn-searches';
const texts = validItems(v.string());

export function searchHistory(): readonly string[] {
  return readStored('sessionStorage', key, texts) ?? [];
}

export function rememberSearch(text: string): void {
  keep(remember(searchHistory(), text, chainConfig()));
}

export function forgetSearches(): void {
  keep([]);
}

/** Where storage is not available, search still works. */
function keep(history: readonly string[]): void {
  writeStored('sessionStorage', key, history);
}
