import type { Pool } from './pool.ts';

/** Names of one operator, by the one that counts: their responses count as one source. */
const SAME: Readonly<Record<string, string>> = {
  'waxsweden.org': 'eossweden.org',
  'fiosweden.org': 'eossweden.org',
  'bossweden.org': 'eossweden.org',
  'xprnetwork.org': 'metalx.com',
  'webauth.com': 'metalx.com',
  'eosn.io': 'eosnation.io',
};

/**
 * Who runs an endpoint, judged by its URL: the last two labels of the host, `greymass.com` for
 * `https://eos.greymass.com`. An IP address counts without its port: one machine is one witness.
 * This machine and names of one label count by host and port. A text that is not a URL is returned
 * unchanged.
 */
export function operatorOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.hostname) return url;
  const { hostname, host, port, protocol } = parsed;
  if (isIpAddress(hostname) && !isThisMachine(hostname)) return hostname;
  const labels = hostname.replace(/\.$/, '').split('.');
  if (isIpAddress(hostname) || labels.length < 2 || labels.at(-1) === 'localhost')
    return port === '' ? `${host}:${protocol === 'https:' ? '443' : '80'}` : host;
  const name = labels.slice(-2).join('.');
  return SAME[name] ?? name;
}

/** The endpoints of operators other than that of `url`, in order. */
export function poolOfOthers(
  from: readonly string[] | Pick<Pool, 'health'>,
  url: string,
): string[] {
  const endpoints = 'health' in from ? from.health().map((endpoint) => endpoint.url) : from;
  const operator = operatorOf(url);
  return endpoints.filter((endpoint) => operatorOf(endpoint) !== operator);
}

function isIpAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
}

function isThisMachine(address: string): boolean {
  return address.startsWith('127.') || address === '[::1]';
}
