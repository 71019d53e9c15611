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

/** This machine, by whichever of its addresses and names. */
const LOOPBACK = '127.0.0.1';
const OF_THIS_MACHINE = /^(?:0\.0\.0\.0|127(?:\.\d+){3}|(?:.+\.)?localhost)$/;

/** Services whose names hold the address that they lead to: `203-0-113-7.nip.io`. */
const NAMED_ADDRESS = /(?:^|[.-])(\d+)[.-](\d+)[.-](\d+)[.-](\d+)\.(?:nip|sslip|xip)\.io$/;

/**
 * Who runs an endpoint, judged by its URL: the last two labels of the host, `greymass.com` for
 * `https://eos.greymass.com`. An IP address counts without its port and in whichever way it is
 * written: one machine is one witness. This machine and names of one label count by host and port. A
 * text that is not a URL is returned unchanged.
 */
export function operatorOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed?.hostname) return url;
  const { port, protocol } = parsed;
  const name = parsed.hostname.replace(/\.+$/, '');
  const address = addressOf(name);
  if (address !== null && address !== LOOPBACK) return address;
  const labels = name.split('.');
  if (address !== null || labels.length < 2)
    return `${address ?? name}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const registered = labels.slice(-2).join('.');
  return SAME[registered] ?? registered;
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

/**
 * The IP address that a host is, also one within another form. Of IPv6 the network of 64 bits, since a
 * machine has all addresses of its network. Null for a name.
 */
function addressOf(host: string): string | null {
  const address = writtenAddress(host);
  return OF_THIS_MACHINE.test(address ?? host) ? LOOPBACK : address;
}

function writtenAddress(host: string): string | null {
  if (host.startsWith('[')) return networkOf(groupsOf(host.slice(1, -1)));
  const named = NAMED_ADDRESS.exec(host);
  if (named) return named.slice(1).map(Number).join('.');
  return /^\d+(\.\d+){3}$/.test(host) ? host : null;
}

function networkOf(groups: readonly number[]): string {
  const [first = 0] = groups;
  const isEmptyTo = (end: number) => groups.slice(0, end).every((group) => group === 0);
  if (isEmptyTo(7) && (groups[7] ?? 0) < 2) return LOOPBACK;
  const isMapped = isEmptyTo(6) || (isEmptyTo(5) && groups[5] === 0xffff);
  if (isMapped || (first === 0x64 && groups[1] === 0xff9b)) return ipv4Of(groups.slice(6));
  if (first === 0x2002) return ipv4Of(groups.slice(1, 3));
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address as URLs write it. */
function groupsOf(address: string): readonly number[] {
  const [left = [], right = []] = address.split('::').map((part) =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16)),
  );
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}

const ipv4Of = (groups: readonly number[]) =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
