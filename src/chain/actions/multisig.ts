import { eosioAccounts } from '../config/system-accounts.ts';
import { formatTimeSeconds } from '../core/format-time.ts';
import type { Action, PermissionLevel } from './action.ts';

export interface ProposalId {
  readonly proposer: string;
  readonly name: string;
}

export interface ProposedTransaction {
  /** Milliseconds UTC. */
  readonly expiration: number;
  readonly delaySeconds: number;
  /** Data as packed hex: the proposal's ABI does not describe other contracts' actions. */
  readonly actions: readonly (Omit<Action, 'data'> & { readonly data: string })[];
}

/**
 * Proposes a transaction that can be executed once the requested approvals are given. It refers to
 * no block, so it stays valid until it expires.
 */
export function propose(
  fields: ProposalId & {
    readonly requested: readonly PermissionLevel[];
    readonly transaction: ProposedTransaction;
  },
  permission = 'active',
): Action {
  const { proposer, name, requested, transaction } = fields;
  return multisigAction('propose', proposer, permission, {
    proposer,
    proposal_name: name,
    requested,
    trx: {
      expiration: formatTimeSeconds(transaction.expiration),
      ref_block_num: 0,
      ref_block_prefix: 0,
      max_net_usage_words: 0,
      max_cpu_usage_ms: 0,
      delay_sec: transaction.delaySeconds,
      context_free_actions: [],
      actions: transaction.actions,
      transaction_extensions: [],
    },
  });
}

/** @param hash of the packed transaction: the approval is valid only for this transaction */
export function approve(id: ProposalId, level: PermissionLevel, hash?: string): Action {
  const data = { ...idFields(id), level };
  return multisigAction(
    'approve',
    level.actor,
    level.permission,
    hash === undefined ? data : { ...data, proposal_hash: hash },
  );
}

/** Revokes an approval. */
export function unapprove(id: ProposalId, level: PermissionLevel): Action {
  return multisigAction('unapprove', level.actor, level.permission, { ...idFields(id), level });
}

export function exec(id: ProposalId, executer: string, permission = 'active'): Action {
  return multisigAction('exec', executer, permission, { ...idFields(id), executer });
}

/** Before a proposal expires, only its proposer can cancel it. */
export function cancel(id: ProposalId, canceler: string, permission = 'active'): Action {
  return multisigAction('cancel', canceler, permission, { ...idFields(id), canceler });
}

/** Revokes all approvals an account has given so far. */
export function invalidate(account: string, permission = 'active'): Action {
  return multisigAction('invalidate', account, permission, { account });
}

function idFields({ proposer, name }: ProposalId) {
  return { proposer, proposal_name: name };
}

function multisigAction(
  name: string,
  actor: string,
  permission: string,
  data: Action['data'],
): Action {
  return { account: eosioAccounts.msig, name, authorization: [{ actor, permission }], data };
}
