import type { PermissionLevel } from '../../chain/actions/action.ts';
import type { ChainAccess } from '../../chain/client/chain/access.ts';
import { authoritiesOf, openProposal } from '../../chain/client/proposal/proposals.ts';
import { parseTime } from '../../chain/core/time.ts';
import { unique } from '../../chain/core/unique.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import type {
  NestedTransactionRef,
  NestedActions,
} from '../../chain/model/signing/nested-actions.ts';
import type { ProposalUse, UsedProposal } from '../../chain/model/signing/warnings/proposal-use.ts';
import { isRecord, listOf, recordOf, textOf } from '../../chain/rpc/json.ts';
import type { RequestOptions } from '../../chain/rpc/node.ts';
import { openPacked, packTransaction, transactionId } from '../../chain/sign/transaction/packed.ts';
import type { TransactionJson } from '../../chain/sign/transaction/transaction-definition.ts';

/** The transaction that an action carries, and its use of a proposal. */
export interface LoadedNested {
  /** Null if the chain has none, or another one than the action is bound to. */
  readonly transaction: TransactionJson | null;
  readonly use: ProposalUse | null;
}

/** Where the action is, and how requests are made. */
interface OpenContext {
  readonly within: NestedActions['within'];
  readonly options: RequestOptions;
}

/**
 * Loads the transaction that an action carries or refers to. Rejects if it cannot be loaded or
 * decoded.
 */
export async function loadNestedTransaction(
  access: ChainAccess,
  action: ActionView,
  carried: NestedTransactionRef,
  { within, options }: OpenContext,
): Promise<LoadedNested> {
  if (carried.kind === 'named') return openNamed(access, action, carried, { within, options });
  const transaction = transactionIn(carried.transaction);
  const { nesting } = carried;
  if (nesting.kind !== 'proposal') return { transaction, use: null };
  const requested = listOf(action.data?.['requested']).flatMap(levelOf);
  const proposal = await usedProposal(access, transaction, { requested }, options);
  const { proposer, name } = nesting;
  const by = { act: 'propose', by: null, hash: null, levels: action.authorization } as const;
  return { transaction, use: { ...by, proposer, name, proposal, within } };
}

async function openNamed(
  access: ChainAccess,
  { authorization: levels, data }: ActionView,
  { act, hash, nesting: { proposer, name } }: NestedTransactionRef & { readonly kind: 'named' },
  { within, options }: OpenContext,
): Promise<LoadedNested> {
  const executer = { actor: textOf(data?.['executer']) ?? '', permission: '' };
  const by = act === 'approve' ? (levelOf(data?.['level'])[0] ?? null) : executer;
  const use = { act, proposer, name, levels, by, hash, within };
  const open = await openProposal(access, proposer, name, options);
  if (!open) return { transaction: null, use: { ...use, proposal: null } };
  const { packedTransaction: packed, approvals, earliestExecution: earliest } = open;
  const { transaction } = openPacked({ packed_trx: packed });
  const facts = {
    earliest,
    hash: transactionId(packed),
    requested: approvals.filter(({ state }) => state === 'Pending'),
    approved: approvals.filter(({ state, voided }) => state === 'Approved' && !voided),
  };
  const proposal = await usedProposal(access, transaction, facts, options);
  const isOther = hash !== null && hash !== proposal.hash;
  return { transaction: isOther ? null : transaction, use: { ...use, proposal } };
}

async function usedProposal(
  access: ChainAccess,
  { actions, expiration, delay_sec: delaySeconds }: TransactionJson,
  facts: Pick<UsedProposal, 'requested'> & Partial<UsedProposal>,
  options: RequestOptions,
): Promise<UsedProposal> {
  const levels = actions.flatMap(({ authorization }) => authorization);
  const needed = unique(levels, (one) => `${one.actor}@${one.permission}`);
  return {
    approved: [],
    earliest: null,
    hash: '',
    ...facts,
    needed,
    delaySeconds,
    expiration: parseTime(expiration),
    authorities: await authoritiesOf(access, needed, options).catch(() => new Map()),
  };
}

/** The transaction in an action's fields. Throws if there is none. */
export function transactionIn(value: unknown): TransactionJson {
  if (!isRecord(value)) throw new Error('The field holds no transaction');
  const { packed } = packTransaction(value as unknown as TransactionJson);
  return openPacked({ packed_trx: packed }).transaction;
}

function levelOf(value: unknown): PermissionLevel[] {
  const { actor, permission } = recordOf(value);
  return typeof actor === 'string' && typeof permission === 'string' ? [{ actor, permission }] : [];
}
