import { embedHeaders, immutableCache, immutableFolder, securityHeaders } from '../headers.ts';
import { belowSource, homeSource, languageCodes } from '../language-codes.ts';
import { filledTarget, framedSource, otherPrefixes, patternSource, type Rule } from '../rules.ts';

/** `vercel.json` with explicit route order: the first match, then files, then the 404 pages. */
export function vercelFile(
  rules: readonly Rule[],
  origin = '',
  aliases: readonly string[] = [],
): string {
  const moved = aliases.map((value) => ({
    src: '/(.*)',
    has: [{ type: 'host', value }],
    status: 301,
    headers: { Location: `${origin}/$1` },
  }));
  const languages = languageCodes.flatMap((language) => [
    { src: homeSource(language), status: 301, headers: { Location: language.prefix || '/' } },
    { src: belowSource(language), status: 301, headers: { Location: `${language.prefix}/$1` } },
  ]);
  const routes = rules.map((rule) => {
    const src = patternSource(rule.from);
    if (rule.kind === 'page') return { src, dest: `$1/${rule.file}.html` };
    const Location = `$1${filledTarget(rule, (n) => `$${n}`)}`;
    return { src, status: rule.status, headers: { Location } };
  });
  const missing = [...otherPrefixes, ''].map((prefix) => ({
    src: `${prefix}/.*`,
    status: 404,
    dest: `${prefix}/404.html`,
  }));
  const framed = framedSource(rules);
  const settings = {
    routes: [
      ...moved,
      { src: `(?!${framed})/.*`, headers: securityHeaders, continue: true },
      { src: framed, headers: embedHeaders, continue: true },
      {
        src: `${immutableFolder}.*`,
        headers: { 'Cache-Control': immutableCache },
        continue: true,
      },
      ...languages,
      ...routes,
      { handle: 'filesystem' },
      ...missing,
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
