import { waitingProposals } from '../../chain/client/proposal/proposal-list.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** Open proposals that request an approval of an account. Unsupported without an index. */
export const waitingStore = loadStores('proposals-waiting', async (actor) => {
  const rows = await waitingProposals(chainAccess(), actor);
  return rows.map(({ proposer, name }) => ({ proposer, name }));
});
