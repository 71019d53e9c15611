import {
  classify,
  emptySuggestions,
  MAX_SUGGESTIONS,
  suggestionPrefix,
} from '#src/chain/model/search/search.ts';
import type { NamedCollection } from '#src/chain/model/nft/collection.ts';
import type { SearchTarget } from '#src/chain/model/search/target.ts';
import { searchAccountNames } from '#src/chain/tables/accounts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { chainAccess } from '#src/stores/chain/client.ts';
import { type Favorite, favorites } from '#src/stores/favorites/favorites.ts';
import { nodePool } from '#src/stores/chain/node.ts';
import { searchHistory } from './search-history.ts';

const FAVORITES_SHOWN = 4;

/** Suggestions that need no request. */
export interface LocalSuggestions {
  /** The meaning of the text; null for a plain name. */
  readonly target: SearchTarget | null;
  readonly recent: readonly string[];
  readonly favorites: readonly Favorite[];
}

export function localSuggestions(text: string, actor: string | null): LocalSuggestions {
  const accounts = favorites().filter(({ type }) => type === 'account');
  if (text === '') {
    const recent = emptySuggestions(searchHistory(), actor);
    const others = accounts.filter(({ name }) => !recent.includes(name));
    return { target: null, recent, favorites: others.slice(0, FAVORITES_SHOWN) };
  }
  const target = classify(text, chainConfig());
  // A private key is only converted to its public key.
  if (target.kind === 'private-key') return { target, recent: [], favorites: [] };
  const term = text.toLowerCase();
  const matches = ({ name, note }: Favorite) =>
    name.startsWith(term) || note.toLowerCase().includes(term);
  const ordinary = target.kind === 'account' || target.kind === 'unknown';
  return {
    target: ordinary ? null : target,
    recent: [],
    favorites: accounts.filter(matches).slice(0, FAVORITES_SHOWN),
  };
}

/**
 * Accounts that match a text, by the chain's tables or else the backend. No request for texts that
 * must not be looked up.
 */
export async function fetchAccounts(text: string): Promise<readonly string[]> {
  const prefix = text === '' ? null : suggestionPrefix(text, chainConfig());
  if (prefix === null) return systemAccounts(text);
  const names = (await searchAccountNames(nodePool(), prefix)).slice(0, MAX_SUGGESTIONS);
  if (names.length > 0 || chainConfig().backendUrl === null) return names;
  const { namesByBackend } = await import('#src/stores/account/names-by-backend.ts');
  return namesByBackend(text);
}

/** Of the system's accounts, which are not looked up, those that the chain's file names. */
async function systemAccounts(text: string): Promise<readonly string[]> {
  const beginning = text.toLowerCase();
  if (!beginning.startsWith('eosio.')) return [];
  const { knownAccounts } = await import('#src/chain/config/known-accounts.ts');
  return knownAccounts(chainConfig(), beginning).slice(0, MAX_SUGGESTIONS);
}

/** NFT collections whose name a text begins. */
export async function fetchCollections(text: string): Promise<readonly NamedCollection[]> {
  if (!chainConfig().nftsEnabled) return [];
  const { collectionsByName } = await import('#src/chain/client/nft/find-collections.ts');
  return collectionsByName(chainAccess(), text);
}
