import type { TableRead } from '../../chain/tables/read.ts';
import { outstandingXtokens, type TokenStat } from '../../chain/tables/tokens.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Wrapped tokens of other chains at XPR's contract. */
export function xtokensStore(): LoadStore<TableRead<TokenStat>> {
  return createLoadStore('xtokens', () => outstandingXtokens(chainAccess().pool), {
    refreshEvery: 60_000,
    isEmpty: ({ rows }) => rows.length === 0,
  });
}
