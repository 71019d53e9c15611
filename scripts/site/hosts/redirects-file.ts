import {
  embedHeaders,
  immutableCache,
  immutableFolder,
  type Headers,
  unframedOnly,
} from '../headers.ts';
import { languageCodes } from '../language-codes.ts';
import { framedRules, localePrefixes, otherPrefixes, type Rule } from '../rules.ts';

/**
 * Prefixes of rules with parameters: Cloudflare takes a hundred lines with them, however many languages there are.
 * Rules without a locale come first, since `/:locale/account/:id` fits `/embed/account/alice` too.
 */
const anyLocale = ['', '/:locale'];

/**
 * `_redirects` of Netlify and Cloudflare Pages. Both find `wallet/ram/buy.html` by themselves, and
 * Cloudflare also the nearest 404 page. Targets have no file ending, since Cloudflare would
 * redirect to the path without it. An alias is an origin; Cloudflare ignores its line.
 */
export function redirectsFile(
  rules: readonly Rule[],
  origin = '',
  aliases: readonly string[] = [],
): string {
  const moved = aliases.map((alias) => `${alias}/* ${origin}/:splat 301!`);
  // The origin keeps a path that begins with two slashes from being another site's address.
  const languages = languageCodes.flatMap(({ codes, prefix }) =>
    codes.flatMap((code) => [
      `/${code} ${prefix || '/'} 301`,
      `/${code}/* ${origin}${prefix}/:splat 301`,
    ]),
  );
  const shells = anyLocale.flatMap((prefix) =>
    rules.flatMap((rule) =>
      rule.kind === 'page' && rule.shell
        ? [`${prefix}${rule.from} ${prefix}/${rule.file} 200`]
        : [],
    ),
  );
  const redirected = rules.flatMap((rule) => {
    if (rule.kind === 'page') return [];
    const prefixes = rule.from.includes(':') ? anyLocale : localePrefixes;
    return prefixes.map((prefix) => `${prefix}${rule.from} ${prefix}${rule.to} ${rule.status}`);
  });
  const missing = [...otherPrefixes, ''].map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...moved, ...languages, ...shells, ...redirected, ...missing].join('\n')}\n`;
}

/** `_headers` of Netlify and Cloudflare Pages. `rules`: those of the pages, if some may be framed. */
export function headersFile(headers: Headers, rules: readonly Rule[] = []): string {
  const blocks = [
    block('/*', headers),
    block(`${immutableFolder}*`, { 'Cache-Control': immutableCache }),
    ...framedPaths(rules).map(framedBlock),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function block(path: string, named: Headers, removed: readonly string[] = []): string {
  const lines = [
    ...removed.map((name) => `! ${name}`),
    ...Object.entries(named).map(([name, value]) => `${name}: ${value}`),
  ];
  return [path, ...lines.map((line) => `  ${line}`)].join('\n');
}

/**
 * Cloudflare joins the values of all rules that fit, so the general ones are removed first. On Netlify
 * the last rule decides; it skips the lines that remove. `X-Frame-Options` stays there, which browsers
 * ignore beside `frame-ancestors`.
 */
function framedBlock(path: string): string {
  const own = Object.entries(embedHeaders).filter(([name]) => unframedOnly.includes(name));
  return block(path, Object.fromEntries(own), unframedOnly);
}

/** Their addresses, and the pages that these are rewritten to. */
function framedPaths(rules: readonly Rule[]): string[] {
  return localePrefixes.flatMap((prefix) =>
    framedRules(rules).flatMap(({ from, file }) => [`${prefix}${from}`, `${prefix}/${file}`]),
  );
}
