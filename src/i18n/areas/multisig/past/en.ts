export const texts = {
  title: 'Executed and cancelled',
  ofAccount: (name: string) => `Multisig actions of ${name}`,
  by: 'By',
  everyProposal: 'All proposals',
  acts: {
    propose: 'Proposed',
    approve: 'Approved',
    unapprove: 'Approval revoked',
    exec: 'Executed',
    cancel: 'Cancelled',
    invalidate: 'Approvals invalidated',
  },
  find: 'Proposer or approver',
  findHint: 'Lists the multisig actions of this account.',
  checked: (source: string, count: string) =>
    `Source: ${source}, ${count === '1' ? '1 action' : `${count} actions`} checked`,
  none: 'No executed or cancelled proposals found',
  noneYet: 'None among the actions checked. Older ones are on the next page.',
  overview: {
    accountHint: 'It proposed, approved, or is asked to approve.',
    parts: {
      waiting: 'Waiting for its approval',
      approved: 'Approved by it, still open',
      proposed: 'Proposed by it, still open',
      expired: 'Expired, proposed by it',
    },
    none: {
      waiting: 'Nothing waits for its approval',
      approved: 'It approved no open proposal',
      proposed: 'It has no open proposal',
      expired: 'None of its proposals expired',
    },
    endedHint:
      'Its own actions, also on executed and cancelled proposals, as far back as the history goes.',
    noSteps: 'No multisig actions found',
  },
  noActions: 'The history searched does not contain the proposal’s actions.',
};
