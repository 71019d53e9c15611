import { useSyncExternalStore } from 'react';
import { ApprovalTable } from '#src/components/multisig/approval-table.tsx';
import { AuthorityProgress } from '#src/components/multisig/authority-progress.tsx';
import { ProposalActions } from '#src/components/multisig/proposal-actions.tsx';
import { ProposalHeader } from '#src/components/multisig/proposal-header.tsx';
import { clockNow, subscribeToClock } from '#src/components/ui/clock.ts';
import {
  approvalProgress,
  proposalStatus,
  type ProposalStatus,
} from '#src/chain/model/proposal-progress.ts';
import { chainConfig } from '#src/stores/chain.ts';
import type { ProposalView } from '#src/stores/proposals.ts';
import { ProposalActing } from './proposal-acting.tsx';

/** An open proposal: what it does, who approved, and what can be done with it. */
export function ProposalParts({ proposal }: { proposal: ProposalView }) {
  const { approvals, authorizations, authorities, delaySeconds } = proposal;
  const approved = new Set(
    approvals
      .filter(({ state }) => state === 'Approved')
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
      <ProposalActing proposal={proposal} status={status} />
      <ProposalActions actions={proposal.actions} system={system} tokenContract={token} />
      <div className="grid items-start gap-6 tablet:grid-cols-2">
        <ApprovalTable approvals={approvals} />
        <AuthorityProgress progress={progress} />
      </div>
    </div>
  );
}
