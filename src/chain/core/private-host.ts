/** Names that lead into a network of one's own, and this machine's. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home|home\.arpa)$/;
/** Addresses of IPv4 that the internet does not route. */
const PRIVATE_ADDRESS =
  /^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./;

/**
 * Whether the host of a URL is on this machine or in the visitor's own network, by its name or
 * address. Of IPv6 all that is not global counts, and what holds an address of IPv4.
 */
export function isPrivateHost(hostname: string): boolean {
  if (hostname.startsWith('[')) return !/^\[[23]/.test(hostname) || hostname.startsWith('[2002:');
  const name = hostname.replace(/\.+$/, '');
  if (/^\d+(?:\.\d+){3}$/.test(name)) return PRIVATE_ADDRESS.test(name);
  return PRIVATE_NAME.test(name);
}
