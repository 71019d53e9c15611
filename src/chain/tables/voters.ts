import * as limits from '../core/limits.ts';
import { nameToBigint } from '../core/name-bigint.ts';
import { voteGrowth } from '../model/vote/vote-growth.ts';
import { type RankedVoter, type Voter, voters, votersOf } from '../model/vote/voter.ts';
import { orMissingTable } from '../rpc/fallback.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { ofName } from './query.ts';
import { byList, type KeyReader, type Paging, readAll, readRow, type TableRead } from './read.ts';

const table = ({ accounts: { system } }: Pool) => ({
  code: system,
  scope: system,
  table: 'voters',
});
const read = byList(voters);
const keyOf: KeyReader = ({ id, owner }) => {
  // FIO's rows are keyed by a number.
  if (typeof id === 'number' || typeof id === 'string') return BigInt(id);
  return typeof owner === 'string' ? nameToBigint(owner) : null;
};

/** The account's vote. Null if it never voted. */
export async function voterOf(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<Voter | null> {
  const row = await readRow(pool, { ...table(pool), ...ofName(account) }, read, options);
  return row?.owner === account ? row : null;
}

/**
 * Like voterOf, on FIO: its voters are keyed by a number, and the third index finds them by
 * account.
 */
export async function fioVoterOf(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<Voter | null> {
  const byOwner = { index_position: 3, key_type: 'i64', ...ofName(account) };
  const row = await readRow(pool, { ...table(pool), ...byOwner }, read, options);
  return row?.owner === account ? row : null;
}

/** All voters in table order. Only for chains small enough to read the whole table. */
export function readVoters(
  pool: Pool,
  reading: Paging & { readonly limit?: number } = {},
): Promise<TableRead<Voter>> {
  return readAll(pool, table(pool), read, { chunk: limits.stakeTableRows, keyOf, ...reading });
}

/** The hundred voters with the most weight for a producer, of the rows read. */
export async function producerVoters(
  pool: Pool,
  producer: string,
  reading: Paging = {},
): Promise<TableRead<RankedVoter>> {
  const { rows, complete } = await readVoters(pool, reading);
  return { rows: votersOf(producer, rows).slice(0, limits.producerVoters), complete };
}

/** How much more a new vote weighs on Telos than one before growth began. `now` in milliseconds UTC. */
export async function readVoteGrowth(
  pool: Pool,
  now: number,
  options?: RequestOptions,
): Promise<number> {
  const query = { ...table(pool), table: 'votingconfig' };
  const request = readRow(pool, query, (row) => voteGrowth(row, now), options);
  return (await orMissingTable(request, null)) ?? 1;
}
