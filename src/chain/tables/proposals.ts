import { nameToBigint } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import { type Approval, approvals, type Proposal, proposal } from '../model/proposal/proposal.ts';
import { time } from '../rpc/fields.ts';
import { type JsonRecord, textOf } from '../rpc/json.ts';
import { isMissingTable } from '../rpc/missing-table.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { nameKey, ofName } from './query.ts';
import { bySchema, type KeyReader, type Paging, readAll, readRow, type TableRead } from './read.ts';
import { readScopes, type Scope } from './scopes.ts';

const invalidation = v.object({ account: v.string(), last_invalidation_time: time });

/** Approvals of one proposal. */
export interface ProposalApprovals {
  readonly name: string;
  readonly approvals: readonly Approval[];
}

const table = ({ accounts }: Pool, name: string, proposer: string) => ({
  code: accounts.msig,
  scope: nameKey(proposer),
  table: name,
});
const keyOf: KeyReader = ({ proposal_name: name }) =>
  typeof name === 'string' ? nameToBigint(name) : null;

/** Null if the proposal does not exist or has left the contract. */
export async function readProposal(
  pool: Pool,
  proposer: string,
  name: string,
  options?: RequestOptions,
): Promise<Proposal | null> {
  const query = { ...table(pool, 'proposal', proposer), ...ofName(name) };
  const row = await readRow(pool, query, proposal, options);
  return row?.name === name ? row : null;
}

/** All open proposals of an account. */
export function proposalsOf(
  pool: Pool,
  proposer: string,
  reading: Paging & { readonly limit?: number } = {},
): Promise<TableRead<Proposal>> {
  return readAll(pool, table(pool, 'proposal', proposer), proposal, { keyOf, ...reading });
}

/** Accounts with open proposals, by name, with the number of proposals. */
export function proposers(
  pool: Pool,
  reading: RequestOptions & { readonly limit?: number } = {},
): Promise<TableRead<Scope>> {
  return readScopes(pool, { code: pool.accounts.msig, table: 'proposal' }, reading);
}

/** Approvals of a proposal from `approvals2` or from the older table. Null if neither has it. */
export async function readApprovals(
  pool: Pool,
  proposer: string,
  name: string,
  options?: RequestOptions,
): Promise<ProposalApprovals | null> {
  const rows = await fromBoth(async (tableName) => {
    const query = { ...table(pool, tableName, proposer), ...ofName(name) };
    const row = await readRow(pool, query, approvalsRow, options);
    return row?.name === name ? row : null;
  });
  return rows.find((row) => row !== null) ?? null;
}

/** Approvals of all open proposals of an account, from both tables. */
export async function approvalsOf(
  pool: Pool,
  proposer: string,
  reading: Paging & { readonly limit?: number } = {},
): Promise<TableRead<ProposalApprovals>> {
  const reads = await fromBoth((tableName) =>
    readAll(pool, table(pool, tableName, proposer), approvalsRow, { keyOf, ...reading }),
  );
  const byName = new Map(
    reads.toReversed().flatMap(({ rows }) => rows.map((row) => [row.name, row])),
  );
  return { rows: [...byName.values()], complete: reads.every(({ complete }) => complete) };
}

/** Reads the current table of approvals, then the older one. A contract may lack one of them. */
async function fromBoth<T>(read: (table: string) => Promise<T>): Promise<readonly T[]> {
  const reads: T[] = [];
  let missingTable: unknown = null;
  for (const name of ['approvals2', 'approvals'])
    try {
      reads.push(await read(name));
    } catch (error) {
      if (missingTable !== null || !isMissingTable(error)) throw error;
      missingTable = error;
    }
  return reads;
}

function approvalsRow(row: JsonRecord): ProposalApprovals | null {
  const name = textOf(row.proposal_name);
  const lists = Array.isArray(row.requested_approvals) && Array.isArray(row.provided_approvals);
  return name === null || !lists ? null : { name, approvals: approvals(row) };
}

/** When an account last invalidated all its approvals, in milliseconds UTC. Null for never. */
export async function readInvalidation(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<number | null> {
  const { msig: code } = pool.accounts;
  const query = { code, scope: nameKey(code), table: 'invals', ...ofName(account) };
  const row = await readRow(pool, query, bySchema(invalidation), options);
  return row?.account === account ? row.last_invalidation_time : null;
}
