import { immutableCache, immutableFolder, securityHeaders } from '../headers.ts';
import { filledTarget, otherPrefixes, patternSource, type Rule } from '../rules.ts';

/** `vercel.json` with explicit route order: the first match, then files, then the 404 pages. */
export function vercelFile(rules: readonly Rule[]): string {
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
  const settings = {
    routes: [
      { src: '/.*', headers: securityHeaders, continue: true },
      {
        src: `${immutableFolder}.*`,
        headers: { 'Cache-Control': immutableCache },
        continue: true,
      },
      ...routes,
      { handle: 'filesystem' },
      ...missing,
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
