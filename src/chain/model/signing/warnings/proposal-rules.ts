import type { SigningFacts } from './facts.ts';
import { lacking, proposalFailure, type ProposalUse } from './proposal-use.ts';
import type { Finding, Warning } from './warning.ts';

/** An action on a proposal that the chain would refuse. */
export function proposalFails({ proposals, now }: SigningFacts): Warning[] {
  return proposals.flatMap((use) => {
    const reason = proposalFailure(use, now);
    if (reason === null) return [];
    const levels = reason === 'approvals' ? lacking(use) : [];
    const names = levels.map(({ actor, permission }) => `${actor}@${permission}`);
    return [placed(use, { rule: 'proposal-fails', ...idOf(use), reason, lacking: names })];
  });
}

export function proposalChanged({ proposals }: SigningFacts): Warning[] {
  return proposals
    .filter(({ proposal, hash }) => proposal !== null && hash !== null && proposal.hash !== hash)
    .map((use) => placed(use, { rule: 'proposal-changed', ...idOf(use) }));
}

export function unboundApproval({ proposals }: SigningFacts): Warning[] {
  return proposals
    .filter(({ act, hash }) => act === 'approve' && hash === null)
    .map((use) => placed(use, { rule: 'unbound-approval', ...idOf(use) }));
}

const idOf = ({ proposer, name }: ProposalUse) => ({ proposer, name });

function placed({ within }: ProposalUse, finding: Finding): Warning {
  return within.length > 0 ? { ...finding, within } : finding;
}
