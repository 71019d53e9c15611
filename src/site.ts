import { isLoopback } from '#src/chain/core/loopback.ts';
import { hasDevnet, withDevnet } from './chain/config/devnet.ts';
import { chains, siteUrl } from './chain/config/registry.ts';
import { siblingOf, type SiblingChain } from './chain/config/sibling.ts';
import type { ChainConfig } from './chain/config/types.ts';
import { formatSymbol, parseSymbol } from './chain/core/symbol.ts';
import { checkServices, withServices } from './site-services.ts';

/** Environment variables of the build. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The chains of this build: all, or those in CHAIN, separated by commas. PUBLIC_DEVNET=1 points
 * them at the test chains, whose first port is DEVNET_PORT, and leaves out chains without one.
 */
export function siteChains(env: Environment = process.env): ChainConfig[] {
  const requested = listIn(env['CHAIN']);
  const unknown = requested.find((key) => !chains.some((chain) => chain.key === key));
  if (unknown !== undefined)
    throw new Error(
      `CHAIN names "${unknown}"; known are ${chains.map((chain) => chain.key).join(', ')}.`,
    );
  const onDevnet = env['PUBLIC_DEVNET'] === '1';
  const chosen = chains.filter(({ key, ownNode }) =>
    requested.length > 0 ? requested.includes(key) : !onDevnet || ownNode || hasDevnet(key),
  );
  checkServices(chosen, env);
  const placed = chosen.map((chain) => {
    const served = withServices(chain, env);
    return chain.ownNode ? withOwnNode(served, env) : served;
  });
  if (!onDevnet) return placed;
  return placed.map((chain) => withDevnet(chain, Number(env['DEVNET_PORT'] ?? 8888)));
}

/**
 * The local chain with the nodes of NODE_URL, separated by commas, the first preferred. Without them
 * the visitor enters a node.
 */
function withOwnNode(chain: ChainConfig, env: Environment): ChainConfig {
  const nodes = nodeUrls(env);
  if (nodes.length === 0) return chain;
  const { code, precision } = parseSymbol(env['CORE_SYMBOL'] ?? formatSymbol(chain.coreSymbol));
  return {
    ...chain,
    coreSymbol: { code, precision },
    endpoints: { default: nodes, actions: nodes, transactions: nodes, provider: nodes },
  };
}

/** The items of a comma-separated list; none of an empty or missing text. */
function listIn(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Throws if one is not an http or https URL. */
function nodeUrls(env: Environment): readonly string[] {
  const nodes = [...new Set(listIn(env['NODE_URL']).map(withoutSlash))];
  const wrong = nodes.find((url) => !/^https?:\/\/[^/]/.test(url) || !URL.canParse(url));
  if (wrong !== undefined) throw new Error(`NODE_URL names "${wrong}", which is no http address.`);
  return nodes;
}

/**
 * Whether a private key may be typed: in builds for the test chains, and in local-chain builds
 * whose nodes are all on this machine. Never on a site served over https.
 */
export function offersDevelopmentKey(env: Environment = process.env): boolean {
  if (new URL(siteTemplate(env)).protocol === 'https:') return false;
  const nodes = nodeUrls(env);
  if (!nodes.every(isLoopback)) return false;
  if (env['PUBLIC_DEVNET'] === '1') return true;
  return nodes.length > 0 && siteChains(env).every(({ ownNode }) => ownNode);
}

/** URL template of the sites: SITE_URL_TEMPLATE with `{chain}`, or the preview's addresses. */
export function siteTemplate(env: Environment = process.env): string {
  return (
    env['SITE_URL_TEMPLATE']?.replace(/\/$/, '') ||
    `http://{chain}.pronghorn.localhost:${env['SITE_PORT'] ?? 4321}`
  );
}

/**
 * Throws if two chains of this build share an origin: each could read the other's browser storage.
 */
export function checkOrigins(env: Environment = process.env): void {
  const built = siteChains(env);
  const origins = new Set(built.map(({ key }) => new URL(siteUrl(key, siteTemplate(env))).origin));
  if (origins.size < built.length)
    throw new Error(
      'SITE_URL_TEMPLATE must have {chain} in its host where more than one chain is built.',
    );
}

/** The origin of a chain's site, without a trailing slash. */
export function siteOrigin(chain: string): string {
  return siteUrl(chain, siteTemplate());
}

/** The chains of this build as each other's pages request them. */
export function siblingChains(env: Environment = process.env): SiblingChain[] {
  return siteChains(env)
    .map((chain) => siblingOf(chain, new URL(siteUrl(chain.key, siteTemplate(env))).origin))
    .filter((chain) => chain !== null);
}
