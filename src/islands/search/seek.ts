import { pathSegment } from '#src/chain/core/path-segment.ts';
import { submitTarget } from '#src/chain/model/search/search.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { lookups } from './lookups.ts';
import { rememberSearch } from './search-history.ts';
import { searchPath } from './search-path.ts';
import { visit } from './visit.ts';

/**
 * Goes to where a submitted text leads, and remembers it. Resolves to false for a private key that
 * is none; everything else leads somewhere, be it to what can be searched for.
 */
export async function seek(
  wanted: string,
  suggestions: readonly string[],
  locale: Locale,
): Promise<boolean> {
  const target = submitTarget(wanted, suggestions, chainConfig());
  const path = await searchPath(target, lookups).catch(() => null);
  if (path === null && target.kind === 'private-key') return false;
  rememberSearch(target.kind === 'account' ? target.name : wanted);
  go(path ?? '/search', locale);
  return true;
}

/** Goes to an account that was picked, whatever else its name could mean. */
export function seekAccount(name: string, locale: Locale): void {
  rememberSearch(name);
  go(`/account/${pathSegment(name)}`, locale);
}

/** @param path on this site, without locale, or an address on another. */
function go(path: string, locale: Locale): void {
  visit(path.startsWith('/') ? localizePath(path, locale) : path);
}
