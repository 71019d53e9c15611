import { type PastProposal, readPastProposal } from '../../chain/client/proposal/proposals.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import { chainNow } from '../../chain/core/clock.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNull, type LoadStore } from '../load-store.ts';
import { refresh } from '../refresh.ts';
import { proposedActions } from '../signing/decode-nested.ts';
import { $outcome } from '../wallet/wallet-state.ts';
import type { ProposalView } from './proposals.ts';

interface PastProposalView extends PastProposal {
  /** What it was to do; null if the history does not have it or its ABIs are not known. */
  readonly actions: readonly ActionView[] | null;
}

/** History lags behind the contract. */
const LOOK_AGAIN_MS = 5_000;

/** Proposals that the visitor ended on this page. */
const ownEnds = new Map<string, PastProposalView>();

/** Notes that the visitor executed or cancelled a proposal, for the time before a history has it. */
export function recordEndedProposal(
  { proposer, name, actions }: ProposalView,
  { cancelled, by }: { readonly cancelled: boolean; readonly by: string },
): void {
  const outcome = $outcome.get();
  if (outcome?.kind !== 'sent') return;
  const { transactionId } = outcome;
  const end = { payer: by, transactionId, publishedAt: chainNow(), cancelled };
  const key = `${proposer}/${name}`;
  ownEnds.set(key, { end, proposed: null, steps: [], actions });
  refresh(`proposal-end/${key}`);
}

/** How a proposal ended, by `proposer/name`; empty if no history has it yet. */
export function pastProposalStore(key: string): LoadStore<PastProposalView | null> {
  const [proposer = '', name = ''] = key.split('/');
  /** An end is final: it is read once. */
  let view: PastProposalView | null = null;
  const read = async () => {
    view ??= await readView(proposer, name).catch((error: unknown) => {
      if (ownEnds.has(key)) return null;
      throw error;
    });
    return view ?? ownEnds.get(key) ?? null;
  };
  return createLoadStore(`proposal-end/${key}`, read, {
    refreshEvery: LOOK_AGAIN_MS,
    ...emptyIfNull,
  });
}

async function readView(proposer: string, name: string): Promise<PastProposalView | null> {
  const past = await readPastProposal(chainAccess(), proposer, name);
  return past && { ...past, actions: past.proposed && (await proposedActions(past.proposed)) };
}
