import type { PermissionLevel } from '../../chain/actions/action.ts';
import {
  approversFor,
  authoritiesOf,
  openProposal,
} from '../../chain/client/proposal/proposals.ts';
import {
  type ProposalPage,
  proposalPage,
  type ProposalsShown,
  type ProposalsQuery,
} from '../../chain/client/proposal/proposal-list.ts';
import { parseTime } from '../../chain/core/time.ts';
import { unique } from '../../chain/core/unique.ts';
import type { ActionView } from '../../chain/model/action/action.ts';
import type { Approval } from '../../chain/model/proposal/proposal.ts';
import type { Authorities } from '../../chain/model/permission/resolved-permission.ts';
import { chainAbis } from '../chain/abis.ts';
import { chainConfig } from '../chain/chain.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, emptyIfNull, type LoadStore, loadStores } from '../load-store.ts';
import { refresh } from '../refresh.ts';

const REFRESH_MS = 10_000;

/** A proposal with its decoded transaction. */
export interface ProposalView {
  readonly proposer: string;
  readonly name: string;
  /** The sha256 of its packed transaction. Approvals are bound to it. */
  readonly hash: string;
  /** Milliseconds UTC. */
  readonly expiration: number;
  readonly delaySeconds: number;
  readonly earliestExecution: number | null;
  readonly actions: readonly ActionView[];
  /** They need no authorization, and run first. */
  readonly contextFree: readonly ActionView[];
  readonly approvals: readonly Approval[];
  /** The distinct permissions its actions need. */
  readonly authorizations: readonly PermissionLevel[];
  /** Empty if unknown. */
  readonly authorities: Authorities;
  /** In hex. */
  readonly packed: string;
  /** As nodes write it, with decoded action data. */
  readonly raw: unknown;
}

/** An open proposal by `proposer/name`; empty if the contract has none. */
export function proposalStore(key: string): LoadStore<ProposalView | null> {
  const [proposer = '', name = ''] = key.split('/');
  return createLoadStore(`proposal/${key}`, () => readView(proposer, name), {
    refreshEvery: REFRESH_MS,
    ...emptyIfNull,
  });
}

/** A page of proposals, by its query: `show`, `proposer`, `approver`, `approvedBy`, `from`. */
export function proposalsStore(query: string): LoadStore<ProposalPage> {
  const params = new URLSearchParams(query);
  const proposer = params.get('proposer');
  const approver = params.get('approver');
  const approvedBy = params.get('approvedBy');
  const filters: ProposalsQuery = {
    shown: shownOf(params.get('show')),
    from: Math.max(0, Number.parseInt(params.get('from') ?? '0', 10) || 0),
    ...(proposer && { proposer }),
    ...(approver && { approver }),
    ...(approvedBy && { approvedBy }),
  };
  return createLoadStore(`proposals/${query}`, () => proposalPage(chainAccess(), filters), {
    refreshEvery: 3 * REFRESH_MS,
    isEmpty: ({ rows, next }) => rows.length === 0 && next === null,
  });
}

/** Parses `show`; open proposals are the default. */
function shownOf(word: string | null): ProposalsShown {
  return word === 'expired' || word === 'ended' ? word : 'open';
}

/** The approvals to request for the acting permissions: `alice@active,bob@active`. */
export const approversStore = loadStores('approvers', (levels) =>
  approversFor(
    chainAccess(),
    levels.split(',').map((level) => {
      const [actor = '', permission = ''] = level.split('@');
      return { actor, permission };
    }),
  ),
);

/** Refreshes all stores that show proposals. */
export function refreshProposals(): void {
  refresh('proposal');
}

async function readView(proposer: string, name: string): Promise<ProposalView | null> {
  const open = await openProposal(chainAccess(), proposer, name);
  if (!open) return null;
  const [{ readTransaction }, { viewOf }, { transactionId }, abis] = await Promise.all([
    import('../../chain/sign/abi/read-actions.ts'),
    import('../signing/decode-nested.ts'),
    import('../../chain/sign/transaction/packed.ts'),
    chainAbis(),
  ]);
  const { packedTransaction: packed, approvals, earliestExecution } = open;
  const { header, actions, contextFreeActions } = await readTransaction(
    { packed_trx: packed },
    abis,
    { keyForm: chainConfig().keyPrefix },
  );
  const levels = actions.flatMap(({ authorization }) => authorization);
  const authorizations = unique(levels, (one) => `${one.actor}@${one.permission}`);
  return {
    proposer,
    name,
    approvals,
    earliestExecution,
    authorizations,
    packed,
    raw: { ...header, context_free_actions: contextFreeActions, actions },
    hash: transactionId(packed),
    expiration: parseTime(header.expiration),
    delaySeconds: Number(header.delay_sec),
    actions: actions.map(viewOf),
    contextFree: contextFreeActions.map(viewOf),
    authorities: await authoritiesOf(chainAccess(), authorizations).catch(() => new Map()),
  };
}
