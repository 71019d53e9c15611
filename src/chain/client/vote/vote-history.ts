import { nameToBigint } from '../../core/name-bigint.ts';
import * as v from '../../core/schema.ts';
import { parseTime } from '../../core/time.ts';
import { UnsupportedError } from '../../model/shared/load-state.ts';
import type { VotesSince } from '../../model/vote/vote-history.ts';
import { numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { keepsVotes } from './keeps-votes.ts';

const deltasResponse = v.looseObject({ deltas: v.array(v.unknown()) });

const TABLE = 'producers';
/** Its only row has the stake that votes. */
const GLOBAL = 'global';

/**
 * A producer's votes at a moment, from the last change of its row until then. Null if the service has
 * none. Throws UnsupportedError if the chain has no Hyperion service.
 * @param moment milliseconds UTC
 */
export function votesAt(
  access: ChainAccess,
  owner: string,
  moment: number,
  options: RequestOptions = {},
): Promise<VotesSince | null> {
  const row = { table: TABLE, primary_key: String(nameToBigint(owner)) };
  return lastChange(access, row, moment, options, (delta) => votesOf(delta, owner, moment));
}

/**
 * The units of the core token that voted at a moment, as `votesAt`.
 * @param moment milliseconds UTC
 */
export function votingStakeAt(
  access: ChainAccess,
  moment: number,
  options: RequestOptions = {},
): Promise<VotesSince | null> {
  return lastChange(access, { table: GLOBAL }, moment, options, (delta) => {
    const { time, row } = changeOf(delta, GLOBAL, moment);
    const units = numberOf(row.total_activated_stake);
    if (units === null) throw new Error('The row has no stake.');
    return { time, weight: Math.max(units, 0) };
  });
}

/** The last change of a row of the system contract until a moment. */
async function lastChange(
  { hyperionPool, config, pool }: ChainAccess,
  row: Readonly<Record<string, string>>,
  moment: number,
  { signal }: RequestOptions,
  read: (delta: unknown) => VotesSince,
): Promise<VotesSince | null> {
  if (!hyperionPool || !keepsVotes(config)) throw new UnsupportedError('hyperion');
  const { system } = pool.accounts;
  const before = new Date(moment).toISOString();
  const query = { code: system, scope: system, ...row, before, sort: 'desc', limit: 1 };
  const decode = (body: unknown) => {
    const [latest] = v.parse(deltasResponse, body).deltas;
    return latest === undefined ? null : read(latest);
  };
  const { value } = await hyperionPool.get('/v2/history/get_deltas', query, { signal, decode });
  return value;
}

/** Throws for another row and a later one: the service did not follow the request. */
function votesOf(delta: unknown, owner: string, moment: number): VotesSince {
  const { time, row, isRemoved } = changeOf(delta, TABLE, moment);
  const weight = numberOf(row.total_votes);
  if (row.owner !== owner || weight === null) throw new Error('Not the producer’s row.');
  return { time, weight: isRemoved ? 0 : Math.max(weight, 0) };
}

/** Throws for a change of another table and a later one. */
function changeOf(delta: unknown, of: string, moment: number) {
  const { timestamp, table, present, data } = recordOf(delta);
  const time = parseTime(textOf(timestamp) ?? '');
  if (table !== of || time > moment) throw new Error('Not the last change of the row.');
  const isRemoved = present === false || numberOf(present) === 0;
  return { time, row: recordOf(data), isRemoved };
}
