import { emptyIfNull, loadStores } from '../load-store.ts';

const REFRESH_MS = 30_000;

/**
 * A dry run of the execution of a proposal, by `proposer/name/` and its approvals: one that was revoked and
 * given again is another run. Only approved ones need its code.
 */
export const proposalRunStore = loadStores(
  'proposal-run',
  async (key) => (await import('./run-proposal.ts')).runProposal(key),
  { refreshEvery: REFRESH_MS, ...emptyIfNull },
);
