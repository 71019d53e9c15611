import { readFinalizerPolicies } from '../../chain/client/finalizer/finalizers.ts';
import type { FinalizerKey, FinalizerPolicies } from '../../chain/model/finalizer/finalizers.ts';
import { orMissingTable } from '../../chain/rpc/fallback.ts';
import { readFinalizerKeys } from '../../chain/tables/finalizer-keys.ts';
import type { TableRead } from '../../chain/tables/read.ts';
import { mayHaveRows } from '../../chain/tables/scopes.ts';
import { chainAccess } from '../chain/client.ts';
import { actualChain } from '../chain/contract-facts.ts';
import { nodePool } from '../chain/node.ts';
import { createLoadStore, emptyIfNull, type LoadStore } from '../load-store.ts';

/** Finalizers vote on every block. */
const refreshEvery = 5_000;

/** Not requested before the chain has finalizers: nodes do not know the request. */
async function readPolicies(): Promise<FinalizerPolicies | null> {
  const { finality } = await actualChain();
  return finality === 'savanna' ? readFinalizerPolicies(chainAccess()) : null;
}

/** Who votes on blocks; empty if nobody does, or no node reports it. */
export function finalizersStore(): LoadStore<FinalizerPolicies | null> {
  return createLoadStore('finalizers', readPolicies, { refreshEvery, ...emptyIfNull });
}

/** The finalizer keys of producers. Not requested where the contract has none: a node refuses that. */
async function readKeys(): Promise<TableRead<FinalizerKey>> {
  const pool = nodePool();
  const { system } = pool.accounts;
  const table = { code: system, scope: system, table: 'finkeys' };
  return (await mayHaveRows(pool, table))
    ? orMissingTable(readFinalizerKeys(pool), noKeys)
    : noKeys;
}

const noKeys: TableRead<FinalizerKey> = { rows: [], complete: true };

/** The finalizer keys of producers; empty if the contract has none. */
export function finalizerKeysStore(): LoadStore<TableRead<FinalizerKey>> {
  return createLoadStore('finalizer-keys', readKeys, { isEmpty: ({ rows }) => rows.length === 0 });
}
