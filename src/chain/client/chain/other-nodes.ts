import { createNodeClient } from '../../rpc/node.ts';
import { poolOfOthers } from '../../rpc/operator.ts';
import { createPool, type Pool } from '../../rpc/pool.ts';
import type { ChainAccess } from './access.ts';

/** The plain nodes of a chain. */
export type NodeAccess = Pick<ChainAccess, 'node' | 'pool'>;

/** A chain, with what another pool of its nodes needs. */
export type OpenAccess = NodeAccess & Pick<ChainAccess, 'config' | 'fetch' | 'now'>;

const opened = new WeakMap<Pool, Map<string, NodeAccess>>();

/**
 * Nodes of operators other than those of `besides`, as second witnesses. Null if none is
 * configured. Their health is stored between calls.
 */
export function otherNodes(access: OpenAccess, ...besides: readonly string[]): NodeAccess | null {
  const others = endpointsBesides(access, besides);
  return others.length === 0 ? null : nodesAt(access, others);
}

/** All endpoints that serve node calls, preferred ones first. */
export function nodesOfAll({ pool, config }: OpenAccess): string[] {
  const { provider, actions, transactions } = config.endpoints;
  const preferred = pool.health().map(({ url }) => url);
  return [...new Set([...preferred, ...provider, ...actions, ...transactions])];
}

function endpointsBesides(access: OpenAccess, besides: readonly string[]): string[] {
  return besides.reduce<string[]>(poolOfOthers, nodesOfAll(access));
}

/** These endpoints alone, with their health stored between calls. */
export function nodesAt(access: OpenAccess, endpoints: readonly string[]): NodeAccess {
  const cached = opened.get(access.pool) ?? new Map<string, NodeAccess>();
  opened.set(access.pool, cached);
  const key = endpoints.join(' ');
  const nodes = cached.get(key) ?? openNodes(access, endpoints);
  cached.set(key, nodes);
  return nodes;
}

function openNodes(access: OpenAccess, endpoints: readonly string[]): NodeAccess {
  const { config, pool, fetch, now } = access;
  const others = createPool({
    endpoints,
    chainId: config.chainId,
    accounts: pool.accounts,
    ...(pool.symbols && { symbols: pool.symbols }),
    ...(fetch && { fetch }),
    ...(now && { now }),
  });
  return { pool: others, node: createNodeClient(others) };
}
