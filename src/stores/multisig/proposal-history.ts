import { type PastPage, proposalHistory } from '../../chain/client/proposal/proposal-history.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** A page of what accounts did with proposals, by its query: `by`, `proposer`, `after`. */
export function proposalHistoryStore(query: string): LoadStore<PastPage> {
  const params = new URLSearchParams(query);
  const by = params.get('by');
  const proposer = params.get('proposer');
  const filters = { ...(by && { by }), ...(proposer && { proposer }) };
  return createLoadStore(`proposal-history/${query}`, () =>
    proposalHistory(chainAccess(), filters, params.get('after')),
  );
}
