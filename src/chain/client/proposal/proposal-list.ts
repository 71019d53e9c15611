import { packedExpiration } from '../../model/proposal/proposal-progress.ts';
import type { Approval, ListedProposal } from '../../model/proposal/proposal.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import { getProposals } from '../../services/hyperion/proposals.ts';
import { approvalsOf, proposalsOf, proposers, readProposal } from '../../tables/proposals.ts';
import type { ChainAccess } from '../chain/access.ts';

export interface ProposalRow {
  readonly proposer: string;
  readonly name: string;
  /** Milliseconds UTC. Null for a proposal that has ended. */
  readonly expiration: number | null;
  readonly approvals: readonly Approval[];
}

/** `ended`: executed or cancelled, which only an index of the chain reports. */
export type ProposalsShown = 'open' | 'expired' | 'ended';

export interface ProposalsQuery {
  readonly shown: ProposalsShown;
  readonly proposer?: string;
  /** Only proposals that wait for this account's approval. */
  readonly approver?: string;
  /** Only proposals that this account has approved. */
  readonly approvedBy?: string;
  /** `next` of the previous page. 0 for the first. */
  readonly from: number;
}

export interface ProposalPage {
  readonly rows: readonly ProposalRow[];
  /** Where the next page begins, or null after the last. */
  readonly next: number | null;
}

interface Chunk {
  readonly rows: readonly ProposalRow[];
  readonly next: number | null;
}

const PAGE = 25;
/** Maximum chunks to read when few proposals match. */
const MAX_CHUNKS = 6;
const CONCURRENCY = 8;

/**
 * A page of proposals from Hyperion, with each open one checked against the contract. From the
 * contract's tables if Hyperion fails or has no proposals.
 */
export async function proposalPage(
  access: ChainAccess,
  query: ProposalsQuery,
): Promise<ProposalPage> {
  const now = (access.now ?? Date.now)();
  const matches = ({ expiration }: ProposalRow) =>
    query.shown === 'ended' || (expiration ?? 0) <= now === (query.shown === 'expired');
  const indexed = await collect(query.from, matches, (from) =>
    ofHyperion(access, query, from),
  ).catch((error: unknown) => {
    if (query.shown === 'ended') throw error;
    return null;
  });
  const nothing = indexed?.rows.length === 0 && query.from === 0;
  if (indexed && !(nothing && query.shown !== 'ended')) return indexed;
  return collect(query.from, matches, (from) => ofTables(access, query, from));
}

/** Reads chunks until the page is full or the list ends. */
async function collect(
  from: number,
  matches: (row: ProposalRow) => boolean,
  read: (from: number) => Promise<Chunk>,
): Promise<ProposalPage> {
  const rows: ProposalRow[] = [];
  let next: number | null = from;
  for (let chunks = 0; next !== null && rows.length < PAGE && chunks < MAX_CHUNKS; chunks++) {
    const chunk: Chunk = await read(next);
    rows.push(...chunk.rows.filter(matches));
    next = chunk.next;
  }
  return { rows, next };
}

async function ofHyperion(
  { hyperionPool, pool }: ChainAccess,
  { shown, proposer, approver, approvedBy }: ProposalsQuery,
  from: number,
): Promise<Chunk> {
  if (!hyperionPool) throw new UnsupportedError('hyperion');
  const search = {
    executed: shown === 'ended',
    skip: from,
    limit: PAGE,
    ...(proposer !== undefined && { proposer }),
    ...(approver !== undefined && { requested: approver }),
    ...(approvedBy !== undefined && { provided: approvedBy }),
  };
  const listed = await getProposals(hyperionPool, search);
  const next = listed.length < PAGE ? null : from + PAGE;
  if (shown === 'ended') return { next, rows: listed.map((one) => ({ ...one, expiration: null })) };
  const rows = await inBatches(listed, async (one: ListedProposal) => {
    const row = await readProposal(pool, one.proposer, one.name);
    // The index may be behind: a proposal that has left the contract is not open.
    return row && { ...one, expiration: packedExpiration(row.packedTransaction) };
  });
  return { next, rows: rows.filter((row) => row !== null) };
}

/**
 * Open proposals that wait for an account's approval, the last changed first, at most one page. Only
 * an index finds them in one request: without one it rejects with UnsupportedError.
 */
export async function waitingProposals(
  access: ChainAccess,
  approver: string,
): Promise<readonly ProposalRow[]> {
  const now = (access.now ?? Date.now)();
  const { rows } = await ofHyperion(access, { shown: 'open', approver, from: 0 }, 0);
  return rows.filter(({ expiration }) => (expiration ?? 0) > now);
}

/** By proposer. Within a page, the latest expiration comes first. */
async function ofTables(
  access: ChainAccess,
  { shown, proposer, approver, approvedBy }: ProposalsQuery,
  from: number,
): Promise<Chunk> {
  if (shown === 'ended') throw new UnsupportedError('hyperion');
  const scopes = proposer === undefined ? await proposers(access.pool) : null;
  const names = scopes
    ? scopes.rows.slice(from, from + PAGE).map(({ scope }) => scope)
    : [proposer ?? ''];
  const next = scopes && scopes.rows.length > from + PAGE ? from + PAGE : null;
  const lists = await inBatches(names, (name) => proposalsBy(access, name));
  const has = (account: string | undefined, required: Approval['state']) => (row: ProposalRow) =>
    account === undefined ||
    row.approvals.some(({ actor, state }) => actor === account && state === required);
  const rows = lists.flat().filter(has(approver, 'Pending')).filter(has(approvedBy, 'Approved'));
  return { next, rows: newestFirst(rows) };
}

/** The open proposals of an account from the contract. */
async function proposalsBy(
  { pool }: ChainAccess,
  proposer: string,
): Promise<readonly ProposalRow[]> {
  const [open, given] = await Promise.all([
    proposalsOf(pool, proposer),
    approvalsOf(pool, proposer),
  ]);
  const approvals = new Map(given.rows.map((row) => [row.name, row.approvals]));
  return open.rows.map(({ name, packedTransaction }) => ({
    proposer,
    name,
    expiration: packedExpiration(packedTransaction),
    approvals: approvals.get(name) ?? [],
  }));
}

function newestFirst(rows: readonly ProposalRow[]): readonly ProposalRow[] {
  return rows.toSorted(
    (a, b) => (b.expiration ?? 0) - (a.expiration ?? 0) || (a.name < b.name ? -1 : 1),
  );
}

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let at = 0; at < items.length; at += CONCURRENCY)
    done.push(...(await Promise.all(items.slice(at, at + CONCURRENCY).map(work))));
  return done;
}
