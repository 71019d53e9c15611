import { lazy, Suspense, useSyncExternalStore } from 'react';
import { missingApprovals } from '#src/chain/model/proposal/proposal-missing.ts';
import {
  approvalProgress,
  proposalStatus,
  type ProposalStatus,
} from '#src/chain/model/proposal/proposal-progress.ts';
import { ApprovalTable } from '#src/components/multisig/approval-table.tsx';
import { AuthorityProgress } from '#src/components/multisig/authority-progress.tsx';
import { ProposalActions } from '#src/components/multisig/proposal-actions.tsx';
import { ProposalHeader } from '#src/components/multisig/proposal-header.tsx';
import { ProposalNext, ProposalRaw } from '#src/components/multisig/proposal-next.tsx';
import { clockNow, subscribeToClock } from '#src/components/ui/clock.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import type { ProposalView } from '#src/stores/multisig/proposals.ts';
import { ProposalActing } from './proposal-acting.tsx';

/** Rules and texts are loaded after the proposal. */
const ProposalWarnings = lazy(async () => ({
  default: (await import('./proposal-warnings.tsx')).ProposalWarnings,
}));

/** An open proposal: its actions, approvals and possible actions. */
export function ProposalParts({ proposal }: { proposal: ProposalView }) {
  const { approvals, authorizations, authorities, delaySeconds } = proposal;
  const approved = new Set(
    approvals
      .filter(({ state, voided }) => state === 'Approved' && !voided)
      .map(({ actor, permission }) => `${actor}@${permission}`),
  );
  const progress = authorizations.map((level) =>
    approvalProgress(level, authorities, approved, delaySeconds),
  );
  const status = useSyncExternalStore(subscribeToClock, (): ProposalStatus =>
    proposalStatus(proposal, proposal.expiration, progress, clockNow()),
  );
  const { system, token } = chainConfig().accounts;
  const { proposer, name } = proposal;
  return (
    <div className="space-y-6">
      <ProposalHeader proposer={proposer} name={name} open={{ ...proposal, status }} />
      <ProposalNext status={status} missing={missingApprovals(progress, approvals)} />
      <ProposalActing proposal={proposal} status={status} />
      <Suspense>
        <ProposalWarnings packed={proposal.packed} />
      </Suspense>
      <ProposalActions actions={proposal.actions} system={system} tokenContract={token} />
      <div className="grid items-start gap-6 tablet:grid-cols-2">
        <ApprovalTable approvals={approvals} />
        <AuthorityProgress progress={progress} />
      </div>
      <ProposalRaw raw={proposal.raw} packed={proposal.packed} />
    </div>
  );
}
