import { chains, siteUrl } from './registry.ts';

/** First label of the host that stores the users of all sites. Also its folder in the build. */
export const connectName = 'connect';

/**
 * The origin that stores the users of all chains' sites: `https://connect.example.org` for
 * `https://{chain}.example.org`. Null if all chains share one origin.
 */
export function connectOrigin(template: string): string | null {
  const origin = new URL(template.replace('{chain}', connectName)).origin;
  return siteOrigins(template).includes(origin) ? null : origin;
}

/** The origins of all chains' sites, including those of other builds. */
export function siteOrigins(template: string): readonly string[] {
  return [...new Set(chains.map(({ key }) => new URL(siteUrl(key, template)).origin))];
}
