import type { PriceConfig } from '../../config/price-source.ts';
import type { ChainConfig } from '../../config/types.ts';
import { createNodeClient, type NodeClient } from '../../rpc/node.ts';
import { createPool, type Pool } from '../../rpc/pool.ts';
import type { Fetch } from '../../rpc/transport.ts';

/**
 * Access to a chain: its nodes and services, each with a pool of endpoints. The functions of this
 * folder take it as their first argument, so that a page bundles only those it uses. They throw
 * MissingError if the item does not exist, RpcError if the chain refuses the request, FetchError if
 * no endpoint responds, UnsupportedError if the chain lacks the service, and the signal's reason
 * after an abort. `toLoadState` converts these errors into load states.
 */
export interface ChainAccess {
  readonly config: ChainConfig;
  /** The pool of plain nodes, with their health. */
  readonly pool: Pool;
  /** Calls of plain nodes: tables, ABIs, sending. */
  readonly node: NodeClient;
  /** Nodes with account history. */
  readonly actionsPool: Pool;
  /** Nodes that find a transaction by id. */
  readonly transactionsPool: Pool;
  /** Null if the chain has no Hyperion service. */
  readonly hyperionPool: Pool | null;
  readonly fetch?: Fetch;
  readonly now?: () => number;
  /** In place of the price sources of the chain's file. */
  readonly prices?: PriceConfig;
}

export interface AccessOptions {
  /** An existing pool of plain nodes. */
  readonly pool?: Pool;
  readonly fetch?: Fetch;
  readonly now?: () => number;
  readonly prices?: PriceConfig;
}

export function openChain(config: ChainConfig, options: AccessOptions = {}): ChainAccess {
  const { chainId, endpoints, hyperionUrl, accounts, coreSymbol, legacySymbol } = config;
  const symbols = { coreSymbol, legacySymbol };
  const poolOf = (urls: readonly string[]) =>
    createPool({ ...options, endpoints: urls, chainId, accounts, symbols });
  const pool = options.pool ?? poolOf(endpoints.default);
  return {
    config,
    pool,
    node: createNodeClient(pool),
    actionsPool: poolOf(endpoints.actions),
    transactionsPool: poolOf(endpoints.transactions),
    hyperionPool:
      hyperionUrl === null
        ? null
        : createPool({ ...options, endpoints: [hyperionUrl], checkHead: false }),
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.now && { now: options.now }),
    ...(options.prices && { prices: options.prices }),
  };
}
