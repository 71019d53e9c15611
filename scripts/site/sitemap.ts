import type { ChainConfig } from '#src/chain/config/types.ts';
import { localeKeys, locales, localizePath } from '#src/i18n/locales.ts';
import { isShell, screensOf } from '#src/routes.ts';

/** Paths for search engines: finished pages with a single address. */
export function sitemapPaths(chain: ChainConfig): string[] {
  return screensOf(chain)
    .filter((screen) => !screen.hidden && !isShell(screen))
    .map((screen) => screen.path);
}

/** `sitemap.xml` of a chain's site: each page in each language, with alternates. */
export function sitemap(chain: ChainConfig, origin: string): string {
  const entries = sitemapPaths(chain).flatMap((path) => {
    const alternates = [
      ...localeKeys.map((key) => [locales[key].tag, localizePath(path, key)] as const),
      ['x-default', path] as const,
    ].map(
      ([tag, href]) =>
        `    <xhtml:link rel="alternate" hreflang="${tag}" href="${origin}${href}"/>`,
    );
    return localeKeys.map((key) =>
      [
        '  <url>',
        `    <loc>${origin}${localizePath(path, key)}</loc>`,
        ...alternates,
        '  </url>',
      ].join('\n'),
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export function robots(origin: string): string {
  const hidden = localeKeys.map((key) => `Disallow: ${localizePath('/search', key)}`);
  return `User-agent: *\n${hidden.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
