import type { ChainConfig } from '#src/chain/config/types.ts';
import { localeKeys, locales } from '#src/i18n/locales.ts';
import { isShell, pageFile, redirects, screensOf } from '#src/routes.ts';

/**
 * What a host has to know of a chain's site. Patterns are those of the table of screens, without a
 * locale; a rule holds under every locale's prefix.
 */
export type Rule =
  | {
      readonly kind: 'page';
      readonly from: string;
      /** The page in the build, without ending. */
      readonly file: string;
      /** One page for many addresses: a host does not find it by its file's name. */
      readonly shell: boolean;
    }
  | {
      readonly kind: 'redirect';
      readonly from: string;
      readonly to: string;
      readonly status: 301 | 302;
    };

/** All rules of a chain, an optional parameter written as two. */
export function rulesOf(chain: ChainConfig): Rule[] {
  const pages = screensOf(chain).flatMap((screen): Rule[] => {
    const page = { kind: 'page' as const, file: pageFile(screen), shell: isShell(screen) };
    if (!screen.path.endsWith('?')) return [{ ...page, from: screen.path }];
    return [
      { ...page, shell: false, from: screen.path.slice(0, screen.path.lastIndexOf('/:')) },
      { ...page, from: screen.path.slice(0, -1) },
    ];
  });
  const moved = redirects
    .filter((redirect) => redirect.on?.(chain) ?? true)
    .map(({ from, to, status }): Rule => ({ kind: 'redirect', from, to, status }));
  return [...pages, ...moved];
}

/** `''`, `/zh`, `/kr` …: what stands before a path in each locale. */
export const localePrefixes: readonly string[] = localeKeys.map((key) =>
  locales[key].path === '' ? '' : `/${locales[key].path}`,
);

/** The prefixes of all locales but the default one. */
export const otherPrefixes: readonly string[] = localePrefixes.filter((prefix) => prefix !== '');

/** A rule's pattern as the source of a regular expression; group 1 is the locale's prefix. */
export function patternSource(from: string): string {
  const path = from === '/' ? '/?' : from.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '([^/]+)');
  return `^(${otherPrefixes.join('|')})?${path}$`;
}

/** A redirect's target with `$2`, `$3` … for the parameters, in the writing of the host. */
export function filledTarget(rule: Rule & { kind: 'redirect' }, group: (n: number) => string) {
  const names = [...rule.from.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return rule.to.replaceAll(/:(\w+)/g, (_, name: string) => group(names.indexOf(name) + 2));
}
