import { readNodeStatus } from '../../chain/client/history/node-status.ts';
import { chainAccess } from '../chain/client.ts';
import { emptyIfNull, loadStores } from '../load-store.ts';

/** What a node knows of a transaction that no source has yet. */
export const nodeStatusStore = loadStores(
  'node-status',
  (id) => readNodeStatus(chainAccess(), id),
  { refreshEvery: 3_000, ...emptyIfNull },
);
