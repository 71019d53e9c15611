import { type AccessOptions, type ChainAccess, openChain } from '../chain/client/chain/access.ts';
import { local } from '../chain/config/chains/local.ts';
import { noServices } from '../chain/config/no-services.ts';
import type { ChainConfig } from '../chain/config/types.ts';
import { parseSymbol } from '../chain/core/symbol.ts';

/** Reads a chain. Every function of `pronghorn/chain` that reads takes it as its first argument. */
export type ChainClient = ChainAccess;

/** Opens a chain: one of the package (`wax`), or one made with `chainAt`. Sends nothing yet. */
export function createClient(chain: ChainConfig, options: AccessOptions = {}): ChainClient {
  return openChain(chain, options);
}

export interface OwnChain {
  /** Base URLs of nodes, the preferred first: `http://127.0.0.1:8888`. */
  readonly endpoints: readonly string[];
  /** A chain whose contracts and colours it has. A plain EOSIO chain without it. */
  readonly like?: ChainConfig;
  /** 64 hex digits. Nodes of another chain are not used. Without it, any chain is taken. */
  readonly chainId?: string;
  /** The core token: `4,EOS`. Throws 'Invalid symbol'. */
  readonly coreSymbol?: string;
  /** Base URL of a Hyperion service. Without it, history is requested from the nodes. */
  readonly hyperionUrl?: string;
}

/** A chain at endpoints of one's own. No other service of the chain is used. */
export function chainAt(own: OwnChain): ChainConfig {
  const { endpoints, like = local, chainId = null, coreSymbol, hyperionUrl = null } = own;
  const urls = endpoints.map((url) => url.replace(/\/+$/, ''));
  return {
    ...like,
    ...noServices,
    chainId,
    coreSymbol: coreSymbol === undefined ? like.coreSymbol : parseSymbol(coreSymbol),
    endpoints: { default: urls, actions: urls, transactions: urls, provider: urls },
    hyperionUrl: hyperionUrl && hyperionUrl.replace(/\/+$/, ''),
    historyTypes: hyperionUrl === null ? ['native'] : ['hyperion', 'native'],
  };
}
