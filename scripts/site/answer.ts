import type { ChainConfig } from '#src/chain/config/types.ts';
import { locales, type Locale } from '#src/i18n/locales.ts';
import { matchPath } from '#src/route-match.ts';
import { pageFile } from '#src/routes.ts';

/** What a server does with a path on a chain's site. Pages are named within the chain's folder. */
export type Answer =
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
  /** A file of that name, if there is one, else the page for what is missing. */
  | { readonly kind: 'file-or-missing'; readonly missing: string };

function within(locale: Locale, page: string): string {
  const folder = locales[locale].path;
  return folder === '' ? page : `${folder}/${page}`;
}

/** The screens are looked at first: what looks like a file's ending may end an account's name. */
export function answerTo(url: string, chain: ChainConfig): Answer {
  const { pathname, search } = splitUrl(url);
  const match = matchPath(pathname, chain);
  if (match.kind === 'page')
    return { kind: 'page', page: within(match.locale, pageFile(match.screen)) };
  if (match.kind === 'redirect')
    return { kind: 'redirect', location: match.to + search, status: match.status };
  return { kind: 'file-or-missing', missing: within(match.locale, '404') };
}

/** Path and query of a request line's target, as they were sent. */
export function splitUrl(url: string): { pathname: string; search: string } {
  const [target = ''] = url.split('#', 1);
  const at = target.indexOf('?');
  if (at === -1) return { pathname: target, search: '' };
  return { pathname: target.slice(0, at), search: target.slice(at) };
}
