import { pathSegment } from '#src/chain/core/path-segment.ts';
import { submitTarget } from '#src/chain/model/search/search.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { goTo } from '#src/stores/change-url.ts';
import { lookups } from './lookups.ts';
import { rememberSearch } from './search-history.ts';
import { searchPath } from './search-path.ts';

/**
 * Navigates to the target of a submitted text and adds it to the history. Resolves to false for an
 * invalid private key; all other texts lead to a page, at least to the search help.
 */
export async function submitSearch(
  text: string,
  suggestions: readonly string[],
  locale: Locale,
): Promise<boolean> {
  const target = submitTarget(text, suggestions, chainConfig());
  const path = await searchPath(target, lookups).catch(() => null);
  if (path === null && target.kind === 'private-key') return false;
  rememberSearch(target.kind === 'account' ? target.name : text);
  go(path ?? '/search', locale);
  return true;
}

/** Navigates to a chosen account, even if its name could mean something else. */
export function openAccount(name: string, locale: Locale): void {
  rememberSearch(name);
  go(`/account/${pathSegment(name)}`, locale);
}

/** @param path on this site, without locale, or a full address */
function go(path: string, locale: Locale): void {
  goTo(path.startsWith('/') ? localizePath(path, locale) : path);
}
