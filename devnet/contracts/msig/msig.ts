import { formatTime } from '../../../src/chain/core/format-time.ts';
import { nameToBigint } from '../../../src/chain/core/name-bigint.ts';
import { hex } from '../../abi/hex.ts';
import { action } from '../../engine/contract.ts';
import type { ApplyContext, NativeContract } from '../../engine/contract.ts';
import { sha256 } from '../../engine/digests.ts';
import { check, ensure } from '../../engine/errors.ts';
import { packTransaction, unpackTransaction } from '../../engine/transaction-packing.ts';
import type { PermissionLevel, Transaction } from '../../types.ts';
import { transactionOf } from '../transaction.ts';
import type { TransactionArg } from '../transaction.ts';
import { approvals, invalidations, msigAbi, msigTables, proposals } from './rows.ts';
import type { Approval, Approvals, Proposal } from './rows.ts';

const NEVER = '1970-01-01T00:00:00.000';

interface ProposalArgs {
  proposer: string;
  proposal_name: string;
}

interface ApprovalArgs extends ProposalArgs {
  level: PermissionLevel;
}

const propose = action<ProposalArgs & { requested: PermissionLevel[]; trx: TransactionArg }>(
  (context, { proposer, proposal_name, requested, trx }) => {
    context.requireAuth(proposer);
    const transaction = transactionOf(trx);
    check(!isExpired(context, transaction), 'transaction expired');
    check(
      !proposals(context, proposer).get(nameToBigint(proposal_name)),
      'proposal with the same name exists',
    );
    check(context.isAuthorized(transaction, requested), 'transaction authorization failed');
    const packed_transaction = packTransaction(transaction);
    proposals(context, proposer).put(
      { proposal_name, packed_transaction, earliest_exec_time: null },
      proposer,
    );
    approvals(context, proposer).put(
      {
        version: 1,
        proposal_name,
        requested_approvals: requested.map((level) => ({ level, time: NEVER })),
        provided_approvals: [],
      },
      proposer,
    );
  },
);

const approve = action<ApprovalArgs & { proposal_hash?: string }>((context, args) => {
  const { proposer, proposal_name, level, proposal_hash } = args;
  context.requireLevel(level);
  const { proposal, given } = find(context, args);
  if (proposal_hash !== undefined)
    ensure(
      hex(sha256(proposal.packed_transaction)) === proposal_hash,
      'crypto_api_exception',
      'hash mismatch',
    );
  const rest = without(given.requested_approvals, level);
  check(rest, 'approval is not on the list of requested approvals');
  const granted = {
    ...given,
    requested_approvals: rest,
    provided_approvals: [...given.provided_approvals, { level, time: context.time }],
  };
  approvals(context, proposer).put(granted, proposer);
  const transaction = unpackTransaction(proposal.packed_transaction);
  if (proposal.earliest_exec_time || !isEnough(context, granted, transaction)) return;
  const time = formatTime(context.now + transaction.delay_sec * 1000);
  proposals(context, proposer).put({ ...proposal, proposal_name, earliest_exec_time: time });
});

const unapprove = action<ApprovalArgs>((context, args) => {
  const { proposer, level } = args;
  context.requireLevel(level);
  const { proposal, given } = find(context, args);
  const rest = without(given.provided_approvals, level);
  check(rest, 'no approval previously granted');
  const left = {
    ...given,
    requested_approvals: [...given.requested_approvals, { level, time: context.time }],
    provided_approvals: rest,
  };
  approvals(context, proposer).put(left, proposer);
  const transaction = unpackTransaction(proposal.packed_transaction);
  if (proposal.earliest_exec_time && !isEnough(context, left, transaction))
    proposals(context, proposer).put({ ...proposal, earliest_exec_time: null });
});

const cancel = action<ProposalArgs & { canceler: string }>((context, args) => {
  const { proposer, canceler } = args;
  context.requireAuth(canceler);
  const { proposal } = find(context, args);
  if (canceler !== proposer)
    check(
      isExpired(context, unpackTransaction(proposal.packed_transaction)),
      'cannot cancel until expiration',
    );
  remove(context, args);
});

const exec = action<ProposalArgs & { executer: string }>((context, args) => {
  context.requireAuth(args.executer);
  const { proposal, given } = find(context, args);
  const transaction = unpackTransaction(proposal.packed_transaction);
  check(!isExpired(context, transaction), 'transaction expired');
  check(
    transaction.context_free_actions.length === 0,
    'not allowed to `exec` a transaction with context-free actions',
  );
  check(isEnough(context, given, transaction), 'transaction authorization failed');
  const { earliest_exec_time: earliest } = proposal;
  if (earliest) check(Date.parse(`${earliest}Z`) <= context.now, 'too early to execute');
  else
    check(
      transaction.delay_sec === 0,
      'old proposals are not allowed to have non-zero `delay_sec`; cancel and retry',
    );
  for (const inner of transaction.actions) context.send(inner);
  remove(context, args);
});

/** Invalidates all approvals of an account so far. */
const invalidate = action<{ account: string }>((context, { account }) => {
  context.requireAuth(account);
  invalidations(context).put({ account, last_invalidation_time: context.time }, account);
});

/** eosio.msig, which works only on a privileged account. */
export const msig: NativeContract = {
  name: 'msig',
  abi: msigAbi,
  actions: { approve, cancel, exec, invalidate, propose, unapprove },
  tables: msigTables,
};

function find(
  context: ApplyContext,
  { proposer, proposal_name }: ProposalArgs,
): { proposal: Proposal; given: Approvals } {
  const key = nameToBigint(proposal_name);
  return {
    proposal: proposals(context, proposer).require(key, 'proposal not found'),
    given: approvals(context, proposer).require(key, 'proposal not found'),
  };
}

function remove(context: ApplyContext, { proposer, proposal_name }: ProposalArgs): void {
  proposals(context, proposer).remove(nameToBigint(proposal_name));
  approvals(context, proposer).remove(nameToBigint(proposal_name));
}

/** Whether the valid approvals satisfy the transaction's authorizations. */
function isEnough(
  context: ApplyContext,
  { provided_approvals }: Approvals,
  transaction: Transaction,
): boolean {
  const valid = provided_approvals.filter(({ level, time }) => {
    const voided = invalidations(context).get(nameToBigint(level.actor));
    return !voided || voided.last_invalidation_time < time;
  });
  return context.isAuthorized(
    transaction,
    valid.map(({ level }) => level),
  );
}

/** The list without a level's entry; undefined if it had none. */
function without(list: Approval[], { actor, permission }: PermissionLevel): Approval[] | undefined {
  const place = list.findIndex(
    ({ level }) => level.actor === actor && level.permission === permission,
  );
  return place < 0 ? undefined : list.filter((_, index) => index !== place);
}

function isExpired({ now }: ApplyContext, { expiration }: Transaction): boolean {
  return Date.parse(`${expiration}Z`) < Math.floor(now / 1000) * 1000;
}
