import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'msig'> = {
  propose:
    '{proposer} [proposed|proposes] {proposal}, open until {expires}; approvals requested: {count}',
  approve: '{account}@{permission} [approved|approves] {proposal} of {proposer}',
  unapprove: '{account}@{permission} [revoked|revokes] the approval of {proposal} of {proposer}',
  cancel: '{account} [cancelled|cancels] {proposal} of {proposer}',
  exec: '{account} [executed|executes] {proposal} of {proposer}',
  invalidate: '{account} [invalidated|invalidates] all approvals',
  execAsChain:
    '{account} [ran|runs] {count} {count#action|actions} with the authority of the chain',
};
