import { immutableCache, immutableFolder, type Headers } from '../headers.ts';
import { localePrefixes, otherPrefixes, type Rule } from '../rules.ts';

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
  const lines = localePrefixes.flatMap((prefix) =>
    rules.flatMap((rule) => {
      if (rule.kind === 'redirect')
        return [`${prefix}${rule.from} ${prefix}${rule.to} ${rule.status}`];
      return rule.shell ? [`${prefix}${rule.from} ${prefix}/${rule.file} 200`] : [];
    }),
  );
  const missing = [...otherPrefixes, ''].map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  return `${[...moved, ...lines, ...missing].join('\n')}\n`;
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(headers: Headers): string {
  const block = (path: string, named: Headers) =>
    [path, ...Object.entries(named).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${block('/*', headers)}\n\n${block(`${immutableFolder}*`, { 'Cache-Control': immutableCache })}\n`;
}
