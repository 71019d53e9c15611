import type { ChainConfig } from '#src/chain/config/types.ts';
import { locales, type Locale } from '#src/i18n/locales.ts';
import { matchPath } from '#src/route-match.ts';
import { pageFile } from '#src/routes.ts';
import { languageTarget } from './language-codes.ts';

/**
 * How a server responds to a path of a chain's site. Page paths are relative to the chain's folder.
 */
export type SiteResponse =
  | { readonly kind: 'page'; readonly page: string; readonly framed?: true }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  /** A file with that name if it exists, else the 404 page. */
  | { readonly kind: 'file-or-missing'; readonly missing: string };

function within(locale: Locale, page: string): string {
  const folder = locales[locale].path;
  return folder === '' ? page : `${folder}/${page}`;
}

/** Screens are matched before files, since account names may end like files. */
export function responseTo(url: string, chain: ChainConfig): SiteResponse {
  const { pathname, search } = splitUrl(url);
  const moved = languageTarget(pathname);
  if (moved !== null) return { kind: 'redirect', location: moved + search, status: 301 };
  const match = matchPath(pathname, chain);
  if (match.kind === 'page') {
    const { screen } = match;
    const page = within(match.locale, pageFile(screen));
    return { kind: 'page', page, ...(screen.framed && { framed: true }) };
  }
  if (match.kind === 'redirect')
    return { kind: 'redirect', location: match.to + search, status: match.status };
  return { kind: 'file-or-missing', missing: within(match.locale, '404') };
}

/** Path and query of a request target, unmodified. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const [target = ''] = url.split('#', 1);
  const at = target.indexOf('?');
  if (at === -1) return { pathname: target, search: '' };
  return { pathname: target.slice(0, at), search: target.slice(at) };
}
