import type { DryRun } from '../../chain/model/transaction/dry-run.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

const REFRESH_MS = 30_000;

/** A dry run of the execution of a proposal, by `proposer/name`. Only approved ones need its code. */
export function proposalRunStore(key: string): LoadStore<DryRun> {
  return createLoadStore(
    `proposal-run/${key}`,
    async () => (await import('./run-proposal.ts')).runProposal(key),
    { refreshEvery: REFRESH_MS },
  );
}
