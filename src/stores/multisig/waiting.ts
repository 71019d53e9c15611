import type { ProposalId } from '../../chain/actions/multisig.ts';
import { waitingProposals } from '../../chain/client/proposal/proposal-list.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Open proposals that request an approval of an account. Unsupported without an index. */
export function waitingStore(actor: string): LoadStore<readonly ProposalId[]> {
  return createLoadStore(`proposals-waiting/${actor}`, async () => {
    const rows = await waitingProposals(chainAccess(), actor);
    return rows.map(({ proposer, name }) => ({ proposer, name }));
  });
}
