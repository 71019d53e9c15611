import { chains, siteUrl } from './chain/config/registry.ts';
import { formatSymbol, parseSymbol } from './chain/core/symbol.ts';
import { withDevnet } from './chain/config/devnet.ts';
import type { ChainConfig, ChainKey } from './chain/config/types.ts';

/** What a build is told by its environment. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The chains of this build: all, or those that CHAIN names, separated by commas. PUBLIC_DEVNET=1
 * points them at the test chains, whose first port DEVNET_PORT moves.
 */
export function siteChains(env: Environment = process.env): ChainConfig[] {
  const wanted = env['CHAIN']?.split(',').map((key) => key.trim()) ?? [];
  const unknown = wanted.find((key) => !chains.some((chain) => chain.key === key));
  if (unknown !== undefined)
    throw new Error(
      `CHAIN names "${unknown}"; known are ${chains.map((chain) => chain.key).join(', ')}.`,
    );
  const chosen = chains.filter((chain) => wanted.length === 0 || wanted.includes(chain.key));
  const placed = chosen.map((chain) => (chain.key === 'local' ? withOwnNode(chain, env) : chain));
  if (env['PUBLIC_DEVNET'] !== '1') return placed;
  return placed.map((chain) => withDevnet(chain, Number(env['DEVNET_PORT'] ?? 8888)));
}

/**
 * The local chain at the node NODE_URL names, and the Hyperion service HYPERION_URL names; without
 * them the visitor says where the node is.
 */
function withOwnNode(chain: ChainConfig, env: Environment): ChainConfig {
  if (!env['NODE_URL']) return chain;
  const node = withoutSlash(env['NODE_URL']);
  const hyperion = env['HYPERION_URL'];
  const { code, precision } = parseSymbol(env['CORE_SYMBOL'] ?? formatSymbol(chain.coreSymbol));
  return {
    ...chain,
    coreSymbol: { code, precision },
    endpoints: { default: [node], actions: [node], transactions: [node], provider: [node] },
    historyTypes: hyperion ? ['hyperion', 'native'] : ['native'],
    hyperionUrl: hyperion ? withoutSlash(hyperion) : null,
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Builds for test chains, and those of the local chain alone, let a private key be typed. */
export function offersDevelopmentKey(env: Environment = process.env): boolean {
  return env['PUBLIC_DEVNET'] === '1' || siteChains(env).every(({ key }) => key === 'local');
}

/** Where the sites are: SITE_URL_TEMPLATE with `{chain}`, or the addresses of the preview. */
export function siteTemplate(env: Environment = process.env): string {
  return (
    env['SITE_URL_TEMPLATE']?.replace(/\/$/, '') ??
    `http://{chain}.pronghorn.localhost:${env['SITE_PORT'] ?? 4321}`
  );
}

/** The origin of a chain's site, without a trailing slash. */
export function siteOrigin(chain: ChainKey): string {
  return siteUrl(chain, siteTemplate());
}
