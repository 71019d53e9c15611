import { chains, siteUrl } from './registry.ts';

/** The first label of the host that keeps the users of all sites, and its folder in the build. */
export const connectName = 'connect';

/**
 * The origin that keeps the users of all chains' sites, beside them: `https://connect.example.org`
 * for `https://{chain}.example.org`. Null where all chains would have one origin anyway.
 */
export function connectOrigin(template: string): string | null {
  const origin = new URL(template.replace('{chain}', connectName)).origin;
  return siteOrigins(template).includes(origin) ? null : origin;
}

/** The origins of all chains' sites, those of other builds too. */
export function siteOrigins(template: string): readonly string[] {
  return [...new Set(chains.map(({ key }) => new URL(siteUrl(key, template)).origin))];
}
