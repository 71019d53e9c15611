import { isLoopback } from '../core/loopback.ts';
import { isServiceSource } from './price-source.ts';
import { priceConfigOf } from './price-config.ts';
import { chainByKey } from './registry.ts';
import { addressesOf, type SiblingChain } from './sibling.ts';
import type { ChainConfig } from './types.ts';

/** The relay through which Anchor, WebAuth and other wallets answer signing requests. */
export const esrRelay = 'https://cb.anchor.link';

/** Scatter Desktop listens on this machine, on a port it chooses. */
const walletsHere = ['ws://127.0.0.1:*', 'ws://localhost:*'];
/** A visitor's own node: see `/endpoints`. Plain http goes to no other machine. */
const nodesHere = ['http://127.0.0.1:*', 'http://localhost:*'];

/**
 * The sources of a chain's `connect-src` besides its own origin: the hosts of its configuration
 * over HTTP, those that push over WebSocket too, the hosts its wallets need, and this machine, where
 * a visitor may run a node or a wallet. The local chain may connect to any node over https.
 * @param siblings the build's chains: pages request a key or a name from the others, over https
 */
export function connectionsOf(
  chain: ChainConfig,
  siblings: readonly SiblingChain[] = [],
): readonly string[] {
  const urls = requestedUrls(chain);
  const anywhere = chain.ownNode ? ['https:', 'wss:'] : [];
  const pushing = [chain.hyperionUrl, chain.pushUrl, esrRelay].filter((url) => url !== null);
  const named = [...urls, ...pushing]
    .filter((url) => !isLoopback(url))
    .flatMap((url) => (pushing.includes(url) ? bothSchemes(url) : new URL(url).origin));
  const others = siblings
    .filter(({ key }) => key !== chain.key)
    .flatMap(addressesOf)
    .filter((url) => !isLoopback(url))
    .map((url) => new URL(url).origin);
  return [...new Set([...anywhere, ...named, ...others, ...walletsHere, ...nodesHere])];
}

/**
 * The sources of an embedded page's `connect-src`: the chain's own nodes and services over HTTP. No
 * wallet, no stream, and no node of the visitor.
 */
export function embedConnectionsOf(chain: ChainConfig): readonly string[] {
  const urls = requestedUrls(chain).map((url) => new URL(url));
  return [
    ...new Set(
      urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ origin }) => origin),
    ),
  ];
}

function requestedUrls(chain: ChainConfig): readonly string[] {
  const { sources, forex } = priceConfigOf(chain, chainByKey(chain.key)?.prices);
  return [
    ...urlsIn(chain),
    ...[...sources.filter(isServiceSource), ...forex].map(({ url }) => url),
  ];
}

/** Not requested by pages: what they link to, and images, which have their own rule. */
const notRequested = {
  imageServiceUrl: null,
  prices: null,
  testnetPages: null,
  exchangeSite: null,
  recommendedExplorer: null,
};

/** Every URL that pages request. */
function urlsIn(chain: ChainConfig): string[] {
  const search = (value: unknown): string[] => {
    if (typeof value === 'string') return /^(https?|wss?):\/\//.test(value) ? [value] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(search) : [];
  };
  return search({ ...chain, ...notRequested });
}

/** `https://a.org` and `wss://a.org`: a service pushes over the host that also answers requests. */
function bothSchemes(url: string): string[] {
  const { protocol, host } = new URL(url);
  const safe = protocol === 'https:' || protocol === 'wss:';
  return safe ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}
