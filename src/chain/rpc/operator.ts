import type { Pool } from './pool.ts';

/**
 * Who runs an endpoint, as far as its address tells: the last two labels of its host,
 * `greymass.com` of `https://eos.greymass.com`. Machines without such a name (IP addresses, localhost,
 * names of one label) count each by host and port. A text that is no URL stands for itself.
 */
export function operatorOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.hostname) return url;
  const { hostname, host, port, protocol } = parsed;
  const labels = hostname.replace(/\.$/, '').split('.');
  if (isIpAddress(hostname) || labels.length < 2 || labels.at(-1) === 'localhost')
    return port === '' ? `${host}:${protocol === 'https:' ? '443' : '80'}` : host;
  return labels.slice(-2).join('.');
}

/** The endpoints that other operators run than the one of `url`, in the order given. */
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
