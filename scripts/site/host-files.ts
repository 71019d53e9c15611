import type { ChainConfig } from '#src/chain/config/types.ts';
import { connectName } from '#src/chain/config/connect-host.ts';
import { frameHeaders, securityHeaders } from './headers.ts';
import { caddyFile } from './hosts/caddy.ts';
import { caddyStatic, nginxStatic, vercelStatic } from './hosts/connect.ts';
import { nginxFile } from './hosts/nginx.ts';
import { headersFile, redirectsFile } from './hosts/redirects-file.ts';
import { vercelFile } from './hosts/vercel.ts';
import { manifest } from './manifest.ts';
import { rulesOf } from './rules.ts';
import { robots, sitemap } from './sitemap.ts';

/**
 * A chain's files for hosts, search engines and browsers, by name.
 * @param aliases origins that lead to the chain's own
 */
export function hostFiles(
  chain: ChainConfig,
  origin: string,
  aliases: readonly string[] = [],
): Record<string, string> {
  const rules = rulesOf(chain);
  const { host } = new URL(origin);
  const others = aliases.map((alias) => new URL(alias).host);
  const root = rootOf(chain.key);
  return {
    _redirects: redirectsFile(rules, origin, aliases),
    _headers: headersFile(securityHeaders, rules),
    'vercel.json': vercelFile(rules, origin, others.map(withoutPort)),
    'nginx.conf': nginxFile(rules, withoutPort(host), root, others.map(withoutPort)),
    Caddyfile: caddyFile(rules, host, root, others),
    'sitemap.xml': sitemap(chain, origin),
    'robots.txt': robots(origin),
    'manifest.webmanifest': manifest(chain),
  };
}

/** Files of the users' frame, which only the sites may frame. */
export function connectFiles(origin: string, sites: readonly string[]): Record<string, string> {
  const headers = frameHeaders(sites);
  const { host } = new URL(origin);
  const root = rootOf(connectName);
  return {
    _headers: headersFile(headers),
    'vercel.json': vercelStatic(headers),
    'nginx.conf': nginxStatic(headers, withoutPort(host), root),
    Caddyfile: caddyStatic(headers, host, root),
    'robots.txt': 'User-agent: *\nDisallow: /\n',
  };
}

const rootOf = (folder: string) => `/srv/pronghorn/${folder}`;
const withoutPort = (host: string) => host.replace(/:\d+$/, '');
