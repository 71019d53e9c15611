import type { ChainConfig } from '#src/chain/config/types.ts';
import { caddyFile } from './hosts/caddy.ts';
import { nginxFile } from './hosts/nginx.ts';
import { headersFile, redirectsFile } from './hosts/redirects-file.ts';
import { vercelFile } from './hosts/vercel.ts';
import { rulesOf } from './rules.ts';
import { robots, sitemap } from './sitemap.ts';

/** The files beside a chain's pages by which hosts and search engines know them, by name. */
export function hostFiles(chain: ChainConfig, origin: string): Record<string, string> {
  const rules = rulesOf(chain);
  const { host } = new URL(origin);
  const root = `/srv/pronghorn/${chain.key}`;
  return {
    _redirects: redirectsFile(rules),
    _headers: headersFile(),
    'vercel.json': vercelFile(rules),
    'nginx.conf': nginxFile(rules, host.replace(/:\d+$/, ''), root),
    Caddyfile: caddyFile(rules, host, root),
    'sitemap.xml': sitemap(chain, origin),
    'robots.txt': robots(origin),
  };
}
