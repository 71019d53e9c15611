import { activeProducers } from '../block/schedule.ts';
import type { PermissionLevel } from '../../actions/action.ts';
import { unique } from '../../core/unique.ts';
import { actionRowKey, type ActionRow } from '../../model/action/action.ts';
import { noFilters } from '../../model/action/action-filters.ts';
import { approversOf, requiredPermissions } from '../../model/permission/required-permissions.ts';
import { accountAuthority, type Authorities } from '../../model/permission/resolved-permission.ts';
import {
  type Approval,
  type Proposal,
  type ProposalEnd,
  proposalEnd,
  rowsOfLatest,
} from '../../model/proposal/proposal.ts';
import { type PastStep, pastSteps } from '../../model/proposal/proposal-history.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { readApprovals, readInvalidation, readProposal } from '../../tables/proposals.ts';
import { readPermissions, resolvePermissions } from '../account/account-permissions.ts';
import type { ChainAccess } from '../chain/access.ts';
import { fromBackend } from '../chain/backend.ts';
import { accountActions } from '../history/history.ts';

/** Pages of each history that are searched for the steps of a proposal. */
const MAX_PAGES = 4;

interface OpenProposal extends Proposal {
  readonly approvals: readonly Approval[];
}

/** A proposal with its approvals. Null if the contract does not hold it. */
export async function openProposal(
  access: ChainAccess,
  proposer: string,
  name: string,
  options?: RequestOptions,
): Promise<OpenProposal | null> {
  const { pool } = access;
  const [proposal, given] = await Promise.all([
    readProposal(pool, proposer, name, options),
    readApprovals(pool, proposer, name, options),
  ]);
  return (
    proposal && {
      ...proposal,
      approvals: await withVoided(access, given?.approvals ?? [], options),
    }
  );
}

/** A proposal that is no longer in the contract, as history has it. */
export interface PastProposal {
  readonly end: ProposalEnd;
  /** From proposal to end, newest first. Approvals of a long time ago can be missing. */
  readonly steps: readonly PastStep[];
  /** The action that proposed it; null if the searched history does not reach back to it. */
  readonly proposed: ActionRow | null;
}

/**
 * How a proposal went and ended, from recent history, or else from the backend, which finds it by its
 * name. Null if neither includes its end.
 */
export async function readPastProposal(
  access: ChainAccess,
  proposer: string,
  name: string,
): Promise<PastProposal | null> {
  const { accounts, backendUrl } = access.config;
  const recent = recentRows(access, proposer);
  const rows = await (backendUrl === null ? recent : orAnyError(recent, []));
  const past = pastProposal(rows, { proposer, name }, accounts.msig);
  if (past) return past;
  const named = await fromBackend(
    access,
    async (backend) => {
      const [{ dfuseMsigHistory }, { dfuseRows }] = await Promise.all([
        import('../../services/backend/dfuse.ts'),
        import('../../history/dfuse/rows.ts'),
      ]);
      return dfuseRows(await dfuseMsigHistory(backend, proposer, name));
    },
    [],
  );
  return pastProposal(named, { proposer, name }, accounts.msig);
}

/** What the proposer did, and what others did with proposals lately, newest first. */
async function recentRows(access: ChainAccess, proposer: string): Promise<readonly ActionRow[]> {
  const { msig } = access.config.accounts;
  const filters = { ...noFilters, contractFilter: msig };
  const steps = new Map<string, ActionRow>();
  // The proposer's own history reaches further back. The contract's has the steps of all accounts.
  for (const account of [proposer, msig]) {
    const page = await accountActions(access, account, { filters, maxPages: MAX_PAGES });
    for (const row of page.rows) steps.set(actionRowKey(row), row);
  }
  return [...steps.values()].toSorted(newestFirst);
}

function pastProposal(
  history: readonly ActionRow[],
  { proposer, name }: { readonly proposer: string; readonly name: string },
  msig: string,
): PastProposal | null {
  const rows = rowsOfLatest(proposer, name, history);
  const end = proposalEnd(proposer, name, rows);
  const proposed = rows.find((row) => row.name === 'propose') ?? null;
  return end && { end, proposed, steps: pastSteps(rows, msig, { proposer, name }) };
}

/** By time, and by order in the chain where a source reports it: steps can be in one block. */
function newestFirst(a: ActionRow, b: ActionRow): number {
  const order = BigInt(b.globalSequence ?? 0) - BigInt(a.globalSequence ?? 0);
  return b.blockTime - a.blockTime || Number(order);
}

/** The authorities of permissions, and of the accounts they name. */
export async function authoritiesOf(
  access: ChainAccess,
  levels: readonly PermissionLevel[],
  options?: RequestOptions,
): Promise<Authorities> {
  const roots = await Promise.all(
    levels.map(async ({ actor, permission }) => {
      const permissions = await readPermissions(access, actor, options);
      return [`${actor}@${permission}`, accountAuthority(permissions, permission)] as const;
    }),
  );
  const rootAuthorities = roots.flatMap(([, authority]) => authority ?? []);
  const { authorities } = await resolvePermissions(access, rootAuthorities, undefined, options);
  return new Map([...authorities, ...roots]);
}

/** The distinct permission levels that must approve a proposal with these authorizations. */
export async function approversFor(
  access: ChainAccess,
  levels: readonly PermissionLevel[],
): Promise<readonly PermissionLevel[]> {
  const lookup = {
    permissions: async (account: string) => (await access.node.getAccount(account)).permissions,
    producers: () => activeProducers(access),
  };
  const trees = await Promise.all(
    levels.map((level) => requiredPermissions(level, lookup, access.config.accounts.system)),
  );
  const approvers = trees.flatMap(approversOf);
  return unique(approvers, (one) => `${one.actor}@${one.permission}`);
}

/**
 * Marks approvals that their account invalidated after granting them: the contract keeps them but
 * no longer counts them. Older contracts lack the table. Then none is marked.
 */
export async function withVoided(
  { pool }: ChainAccess,
  approvals: readonly Approval[],
  options?: RequestOptions,
): Promise<readonly Approval[]> {
  const approvers = approvals.filter(({ givenAt }) => givenAt !== null).map(({ actor }) => actor);
  const voidedAt = new Map(
    await Promise.all(
      [...new Set(approvers)].map(
        async (actor) =>
          [actor, await readInvalidation(pool, actor, options).catch(() => null)] as const,
      ),
    ),
  );
  return approvals.map((one) => {
    const at = voidedAt.get(one.actor) ?? null;
    return at !== null && one.givenAt !== null && at >= one.givenAt
      ? { ...one, voided: true }
      : one;
  });
}
