import type { PermissionLevel } from '../actions/action.ts';
import { noFilters } from '../model/action-filters.ts';
import type { Approval, Proposal, ProposalEnd } from '../model/proposal.ts';
import { proposalEnd } from '../model/proposal.ts';
import { packedExpiration } from '../model/proposal-progress.ts';
import { approversOf, requiredPermissions } from '../model/required-permissions.ts';
import { accountAuthority, type Authorities } from '../model/resolved-permission.ts';
import type { Asking } from '../rpc/node.ts';
import {
  approvalsOf,
  proposalsOf,
  proposers,
  readApprovals,
  readProposal,
} from '../tables/proposals.ts';
import type { ChainAccess } from './access.ts';
import { producingAccounts, resolvePermissions } from './account-permissions.ts';
import { readAccount } from './account.ts';
import { accountActions } from './history.ts';

/** Proposers whose proposals are looked at, where all of them are asked for. */
const MOST_PROPOSERS = 40;
const AT_ONCE = 8;
/** Pages of history looked through for how a proposal ended. */
const MOST_PAGES = 4;

interface OpenProposal extends Proposal {
  readonly approvals: readonly Approval[];
}

/** A proposal with its approvals, or null where the contract holds none of the name. */
export async function openProposal(
  { pool }: ChainAccess,
  proposer: string,
  name: string,
  asking?: Asking,
): Promise<OpenProposal | null> {
  const [proposal, given] = await Promise.all([
    readProposal(pool, proposer, name, asking),
    readApprovals(pool, proposer, name, asking),
  ]);
  return proposal && { ...proposal, approvals: given?.approvals ?? [] };
}

/** How a proposal ended, as far as the latest history tells; null where it does not. */
export async function readProposalEnd(
  access: ChainAccess,
  proposer: string,
  name: string,
): Promise<ProposalEnd | null> {
  const { msig } = access.config.accounts;
  const filters = { ...noFilters, contractFilter: msig };
  for (const account of [proposer, msig]) {
    const page = await accountActions(access, account, { filters, mostPages: MOST_PAGES });
    const end = proposalEnd(proposer, name, page.rows);
    if (end) return end;
  }
  return null;
}

/** Who stands behind permissions, and behind the accounts those name. */
export async function authoritiesOf(
  access: ChainAccess,
  levels: readonly PermissionLevel[],
  asking?: Asking,
): Promise<Authorities> {
  const roots = await Promise.all(
    levels.map(async ({ actor, permission }) => {
      const { permissions } = await readAccount(access, actor, asking);
      return [`${actor}@${permission}`, accountAuthority(permissions, permission)] as const;
    }),
  );
  const found = roots.flatMap(([, authority]) => authority ?? []);
  const { authorities } = await resolvePermissions(access, found, undefined, asking);
  return new Map([...authorities, ...roots]);
}

/** Whom a proposal of actions so authorized has to ask, each once. */
export async function approversFor(
  access: ChainAccess,
  levels: readonly PermissionLevel[],
): Promise<readonly PermissionLevel[]> {
  const lookup = {
    permissions: async (account: string) => (await access.node.getAccount(account)).permissions,
    producers: () => producingAccounts(access),
  };
  const trees = await Promise.all(
    levels.map((level) => requiredPermissions(level, lookup, access.config.accounts.system)),
  );
  const found = trees.flatMap(approversOf);
  return [...new Map(found.map((one) => [`${one.actor}@${one.permission}`, one])).values()];
}

export interface ProposalRow {
  readonly proposer: string;
  readonly name: string;
  /** Milliseconds UTC. */
  readonly expiration: number;
  readonly approvals: readonly Approval[];
}

export interface ProposalList {
  /** Those that expire last first: a table does not tell when a row was made. */
  readonly rows: readonly ProposalRow[];
  /** False where there are proposals that were not looked at. */
  readonly complete: boolean;
}

/** The open proposals of an account. */
export async function proposalsBy(
  { pool }: ChainAccess,
  proposer: string,
  asking?: Asking,
): Promise<ProposalList> {
  const [open, given] = await Promise.all([
    proposalsOf(pool, proposer, asking),
    approvalsOf(pool, proposer, asking),
  ]);
  const approvals = new Map(given.rows.map((row) => [row.name, row.approvals]));
  const rows = open.rows.map(({ name, packedTransaction }) => ({
    ...{ proposer, name, expiration: packedExpiration(packedTransaction) },
    approvals: approvals.get(name) ?? [],
  }));
  return { rows: newestFirst(rows), complete: open.complete };
}

/** The open proposals of the chain, or of its first proposers by name where there are many. */
export async function openProposals(access: ChainAccess, asking?: Asking): Promise<ProposalList> {
  const { rows: scopes, complete } = await proposers(access.pool, {
    ...asking,
    limit: MOST_PROPOSERS,
  });
  const lists: ProposalList[] = [];
  for (let at = 0; at < scopes.length; at += AT_ONCE) {
    const some = scopes.slice(at, at + AT_ONCE);
    lists.push(...(await Promise.all(some.map(({ scope }) => proposalsBy(access, scope, asking)))));
  }
  return {
    rows: newestFirst(lists.flatMap(({ rows }) => rows)),
    complete: complete && lists.every((list) => list.complete),
  };
}

function newestFirst(rows: readonly ProposalRow[]): readonly ProposalRow[] {
  return rows.toSorted((a, b) => b.expiration - a.expiration || (a.name < b.name ? -1 : 1));
}
