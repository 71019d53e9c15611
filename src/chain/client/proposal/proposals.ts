import { activeProducers } from '../block/schedule.ts';
import type { PermissionLevel } from '../../actions/action.ts';
import { noFilters } from '../../model/action/action-filters.ts';
import { approversOf, requiredPermissions } from '../../model/permission/required-permissions.ts';
import { accountAuthority, type Authorities } from '../../model/permission/resolved-permission.ts';
import {
  type Approval,
  type Proposal,
  type ProposalEnd,
  proposalEnd,
} from '../../model/proposal/proposal.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { readApprovals, readInvalidation, readProposal } from '../../tables/proposals.ts';
import { readPermissions, resolvePermissions } from '../account/account-permissions.ts';
import type { ChainAccess } from '../chain/access.ts';
import { accountActions } from '../history/history.ts';

/** Pages of history to search for the end of a proposal. */
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

/** How a proposal ended, from recent history. Null if that does not include it. */
export async function readProposalEnd(
  access: ChainAccess,
  proposer: string,
  name: string,
): Promise<ProposalEnd | null> {
  const { msig } = access.config.accounts;
  const filters = { ...noFilters, contractFilter: msig };
  for (const account of [proposer, msig]) {
    const page = await accountActions(access, account, { filters, maxPages: MAX_PAGES });
    const end = proposalEnd(proposer, name, page.rows);
    if (end) return end;
  }
  return null;
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
  const found = roots.flatMap(([, authority]) => authority ?? []);
  const { authorities } = await resolvePermissions(access, found, undefined, options);
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
  const found = trees.flatMap(approversOf);
  return [...new Map(found.map((one) => [`${one.actor}@${one.permission}`, one])).values()];
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
  const given = approvals.filter(({ givenAt }) => givenAt !== null).map(({ actor }) => actor);
  const voidedAt = new Map(
    await Promise.all(
      [...new Set(given)].map(
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
