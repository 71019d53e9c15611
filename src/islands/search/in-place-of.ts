import { classify } from '#src/chain/model/search/search.ts';
import { targetPath } from '#src/chain/model/search/target-path.ts';
import { folded } from '#src/i18n/search-terms.ts';
import { lookUpAccount } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { findNamed } from '../directory/find-entries.ts';
import { fetchCollections } from './search-options.ts';
import { entryKey, type FoundEntry } from './use-entries.ts';

/**
 * The key of the option that a submitted text means if no account has it as its name: a page or tool of
 * that name, a known token in small letters, or a collection. Null if an account has it or nothing fits.
 */
export async function inPlaceOf(
  typed: string,
  accounts: readonly string[],
  entries: readonly FoundEntry[],
): Promise<string | null> {
  const target = classify(typed, chainConfig());
  if (target.kind !== 'account' || 'part' in target || accounts.includes(target.name)) return null;
  const entry = findNamed(typed, entries);
  const page = entry && hasWord(entry, typed) ? entryKey(entry) : null;
  const token = classify(typed.toUpperCase(), chainConfig());
  // One account that begins with it is meant by it.
  const mayBeCollection = accounts.length !== 1;
  if (page === null && token.kind !== 'token' && !mayBeCollection) return null;
  if ((await lookUpAccount(target.name)) !== 'missing') return null;
  if (page !== null) return page;
  if (token.kind === 'token') return `form:${targetPath(token)}`;
  return mayBeCollection ? collectionKey(typed) : null;
}

/** Whether a whole word of an entry's name, or of those that it is found by, is the text. */
function hasWord({ label, words }: FoundEntry, typed: string): boolean {
  const parts = folded(`${label} ${words}`).split(/[^\p{L}\p{N}]+/u);
  return parts.includes(folded(typed));
}

/** The collection of that name, else the only one that begins with it. */
async function collectionKey(typed: string): Promise<string | null> {
  const found = await fetchCollections(typed).catch(() => []);
  const own = found.find(
    ({ name, title }) => name === typed || folded(title ?? '') === folded(typed),
  );
  const { name } = own ?? (found.length === 1 ? found[0]! : { name: null });
  return name === null ? null : `form:${targetPath({ kind: 'nft-collection', name })}`;
}
