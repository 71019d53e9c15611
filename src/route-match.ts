import type { ChainConfig } from './chain/config/types.ts';
import { localeOfPath, localizePath, unlocalizePath, type Locale } from './i18n/locales.ts';
import { pagesOf, redirects, type Screen } from './routes.ts';

export type Params = Readonly<Record<string, string>>;

/** The target of an address on a chain's site. */
export type Match =
  | {
      readonly kind: 'page';
      readonly screen: Screen;
      readonly locale: Locale;
      readonly params: Params;
    }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly status: 301 | 302;
      readonly locale: Locale;
    }
  | { readonly kind: 'missing'; readonly locale: Locale };

/**
 * The parameters of a path that matches a pattern, undecoded; null if it does not match.
 * `/account/:id` and `/account/alice` give `{ id: 'alice' }`.
 */
export function matchPattern(pattern: string, path: string): Params | null {
  const segments = pattern.split('/').slice(1);
  const given = path.split('/').slice(1);
  if (given.length > segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of segments.entries()) {
    const segment = given[index];
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
    } else if (segment) {
      params[part.slice(1).replace('?', '')] = segment;
    } else if (segment === '' || !part.endsWith('?')) {
      return null;
    }
  }
  return params;
}

/** Fills in a pattern's parameters: `/transaction/:id` with an id. */
function fillPattern(pattern: string, params: Params): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

/**
 * Matches a path on a chain's site. File endings do not count, since account names contain dots.
 */
export function matchPath(pathname: string, chain: ChainConfig): Match {
  const locale = localeOfPath(pathname);
  const path = unlocalizePath(pathname);
  for (const screen of pagesOf(chain)) {
    const params = matchPattern(screen.path, path);
    if (params) return { kind: 'page', screen, locale, params };
  }
  for (const redirect of redirects) {
    if (redirect.on && !redirect.on(chain)) continue;
    const params = matchPattern(redirect.from, path);
    if (!params) continue;
    const to = localizePath(fillPattern(redirect.to, params), locale);
    return { kind: 'redirect', to, status: redirect.status, locale };
  }
  const trimmed = pathname.replace(/\/+$/, '');
  if (trimmed !== '' && trimmed !== pathname && !trimmed.startsWith('//')) {
    if (matchPath(trimmed, chain).kind !== 'missing')
      return { kind: 'redirect', to: trimmed, status: 301, locale };
  }
  return { kind: 'missing', locale };
}
