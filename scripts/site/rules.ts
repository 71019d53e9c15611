import type { ChainConfig } from '#src/chain/config/types.ts';
import { localeKeys, locales } from '#src/i18n/locales.ts';
import { isShell, pageFile, pagesOf, redirects } from '#src/routes.ts';

/**
 * A routing rule for hosts. Patterns are those of `routes.ts` without a locale; a rule applies
 * under every locale's prefix.
 */
export type Rule =
  | {
      readonly kind: 'page';
      readonly from: string;
      /** The page in the build, without the file ending. */
      readonly file: string;
      /** One page for many addresses. Hosts do not find it by file name. */
      readonly shell: boolean;
      /** Other sites may frame it. */
      readonly framed: boolean;
    }
  | {
      readonly kind: 'redirect';
      readonly from: string;
      readonly to: string;
      readonly status: 301 | 302;
    };

/** All rules of a chain. A pattern with an optional parameter becomes two. */
export function rulesOf(chain: ChainConfig): Rule[] {
  const pages = pagesOf(chain).flatMap((screen): Rule[] => {
    const page = {
      kind: 'page' as const,
      file: pageFile(screen),
      shell: isShell(screen),
      framed: screen.framed === true,
    };
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

/** The path prefix of each locale: `''`, `/zh`, `/kr` … */
export const localePrefixes: readonly string[] = localeKeys.map((key) =>
  locales[key].path === '' ? '' : `/${locales[key].path}`,
);

/** The prefixes of all locales except the default. */
export const otherPrefixes: readonly string[] = localePrefixes.filter((prefix) => prefix !== '');

/**
 * A rule's pattern as the source of a regular expression. Group 1 is the locale's prefix. Hosts match
 * decoded paths: a line break in a parameter would begin a header of its own.
 */
export function patternSource(from: string): string {
  const path =
    from === '/'
      ? '/?'
      : from.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, String.raw`([^/\x00-\x1f\x7f]+)`);
  return `^(${otherPrefixes.join('|')})?${path}$`;
}

/** The pages that other sites may frame. */
export function framedRules(rules: readonly Rule[]): readonly (Rule & { kind: 'page' })[] {
  return rules.flatMap((rule) => (rule.kind === 'page' && rule.framed ? [rule] : []));
}

/** The addresses of those pages as the source of one regular expression. */
export function framedSource(rules: readonly Rule[]): string {
  return framedRules(rules)
    .map(({ from }) => patternSource(from))
    .join('|');
}

/** A redirect's target with `$2`, `$3` … for its parameters, in the host's syntax. */
export function filledTarget(rule: Rule & { kind: 'redirect' }, group: (n: number) => string) {
  const names = [...rule.from.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return rule.to.replaceAll(/:(\w+)/g, (_, name: string) => group(names.indexOf(name) + 2));
}
