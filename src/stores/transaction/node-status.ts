import { readNodeStatus } from '../../chain/client/history/node-status.ts';
import type { NodeStatus } from '../../chain/model/transaction/node-status.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** What a node knows of a transaction that no source has yet. */
export function nodeStatusStore(id: string): LoadStore<NodeStatus | null> {
  return createLoadStore(`node-status/${id}`, () => readNodeStatus(chainAccess(), id), {
    refreshEvery: 3_000,
    isEmpty: (status) => status === null,
  });
}
