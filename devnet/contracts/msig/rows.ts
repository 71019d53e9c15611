import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../engine/contract.ts';
import { table } from '../../engine/contract.ts';
import type { PermissionLevel } from '../../types.ts';
import { abiOf, transactionStructs } from '../abi.ts';

export interface Proposal {
  proposal_name: string;
  packed_transaction: Uint8Array;
  /** The time when the approvals were enough plus the transaction's delay; null before. */
  earliest_exec_time?: string | null;
}

export interface Approval {
  level: PermissionLevel;
  /** When it was given or revoked; 1970 if never. */
  time: string;
}

export interface Approvals {
  version: number;
  proposal_name: string;
  requested_approvals: Approval[];
  provided_approvals: Approval[];
}

interface Invalidation {
  account: string;
  last_invalidation_time: string;
}

export const msigAbi = abiOf({
  structs: {
    ...transactionStructs,
    approval: 'level permission_level, time time_point',
    approvals_info:
      'version uint8, proposal_name name, requested_approvals approval[], provided_approvals approval[]',
    approve:
      'proposer name, proposal_name name, level permission_level, proposal_hash checksum256$',
    cancel: 'proposer name, proposal_name name, canceler name',
    exec: 'proposer name, proposal_name name, executer name',
    invalidate: 'account name',
    invalidation: 'account name, last_invalidation_time time_point',
    old_approvals_info:
      'proposal_name name, requested_approvals permission_level[], provided_approvals permission_level[]',
    proposal: 'proposal_name name, packed_transaction bytes, earliest_exec_time time_point?$',
    propose: 'proposer name, proposal_name name, requested permission_level[], trx transaction',
    unapprove: 'proposer name, proposal_name name, level permission_level',
  },
  actions: ['approve', 'cancel', 'exec', 'invalidate', 'propose', 'unapprove'],
  tables: {
    approvals: 'old_approvals_info',
    approvals2: 'approvals_info',
    invals: 'invalidation',
    proposal: 'proposal',
  },
});

const byProposal = ({ proposal_name }: { proposal_name: string }): bigint =>
  nameToBigint(proposal_name);

/** Proposals have their proposer's scope. */
export const msigTables: Record<string, TableSpec> = {
  approvals: table('old_approvals_info', byProposal),
  approvals2: table<Approvals>('approvals_info', byProposal),
  invals: table<Invalidation>('invalidation', ({ account }) => nameToBigint(account)),
  proposal: table<Proposal>('proposal', byProposal),
};

export const proposals = (context: ApplyContext, proposer: string): TableAccess<Proposal> =>
  context.table('proposal', proposer);
export const approvals = (context: ApplyContext, proposer: string): TableAccess<Approvals> =>
  context.table('approvals2', proposer);
export const invalidations = (context: ApplyContext): TableAccess<Invalidation> =>
  context.table('invals', context.receiver);
