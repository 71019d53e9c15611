import { type PastProposal, readPastProposal } from '../../chain/client/proposal/proposals.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { proposedActions } from '../signing/nested-actions.ts';

interface PastProposalView extends PastProposal {
  /** What it was to do; null if the history does not have it or its ABIs are not known. */
  readonly actions: readonly ActionView[] | null;
}

/** History lags behind the contract. */
const LOOK_AGAIN_MS = 5_000;

/** How a proposal ended, by `proposer/name`; empty if no history has it yet. */
export function pastProposalStore(key: string): LoadStore<PastProposalView | null> {
  const [proposer = '', name = ''] = key.split('/');
  /** An end is final: it is read once. */
  let found: PastProposalView | null = null;
  const read = async () => (found ??= await readView(proposer, name));
  return createLoadStore(`proposal-end/${key}`, read, {
    refreshEvery: LOOK_AGAIN_MS,
    isEmpty: (view) => view === null,
  });
}

async function readView(proposer: string, name: string): Promise<PastProposalView | null> {
  const past = await readPastProposal(chainAccess(), proposer, name);
  return past && { ...past, actions: past.proposed && (await proposedActions(past.proposed)) };
}
