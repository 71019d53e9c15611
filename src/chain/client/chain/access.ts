import type { ChainConfig } from '../../config/types.ts';
import { createNodeClient, type NodeClient } from '../../rpc/node.ts';
import { createPool, type Pool } from '../../rpc/pool.ts';
import type { Fetch } from '../../rpc/transport.ts';

/**
 * The ways to a chain: its nodes and services, each with its pool of endpoints. The readers beside
 * this file take it, so that a page carries only those it uses. Every reader throws MissingError
 * where the chain said that there is no such thing, RpcError for another "no", FetchError where no
 * endpoint answered, UnsupportedError where the chain lacks the service, the signal's reason where
 * the caller gave up; `toLoadState` turns these into what a screen shows.
 */
export interface ChainAccess {
  readonly config: ChainConfig;
  /** The pool of plain nodes: its health, and who failed. */
  readonly pool: Pool;
  /** The plain node: tables, ABIs, sending. */
  readonly node: NodeClient;
  /** Nodes that keep the actions of accounts. */
  readonly actionsPool: Pool;
  /** Nodes that find a transaction by its id. */
  readonly transactionsPool: Pool;
  /** Null where the chain has no such service. */
  readonly hyperionPool: Pool | null;
  readonly fetch?: Fetch;
  readonly now?: () => number;
}

export interface AccessOptions {
  /** The pool of plain nodes, where there is one already. */
  readonly pool?: Pool;
  readonly fetch?: Fetch;
  readonly now?: () => number;
}

export function openChain(config: ChainConfig, options: AccessOptions = {}): ChainAccess {
  const { chainId, endpoints, hyperionUrl, accounts } = config;
  const poolOf = (urls: readonly string[]) =>
    createPool({ ...options, endpoints: urls, chainId, accounts });
  const pool = options.pool ?? poolOf(endpoints.default);
  return {
    ...{ config, pool, node: createNodeClient(pool) },
    actionsPool: poolOf(endpoints.actions),
    transactionsPool: poolOf(endpoints.transactions),
    hyperionPool:
      hyperionUrl === null
        ? null
        : createPool({ ...options, endpoints: [hyperionUrl], checkHead: false }),
    ...(options.fetch && { fetch: options.fetch }),
    ...(options.now && { now: options.now }),
  };
}
