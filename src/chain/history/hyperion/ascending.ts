import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import { count, time } from '../../rpc/fields.ts';
import type { Pool, Query } from '../../rpc/pool.ts';

const headResponse = v.looseObject({ head_block_num: count, head_block_time: time });

/** Excludes nothing. */
const ascendingBound = { before: '2099-01-01T00:00:00.000Z' };
/** Within this time an `after` date is accepted by every server. */
const ACCEPTED_MS = 80 * limits.dayMs;

/**
 * Hyperion 4.0.3 and later refuse ascending pages without a bound, and those after a date of more
 * than 90 days ago. They accept a block number instead of the date. The number is that of a chain
 * without missed blocks, so it is never too high; the date itself is applied in the browser.
 * Source: its changelog (eosrio/hyperion-history-api, CHANGELOG.md, 4.0.3 and 4.0.8).
 */
export async function ascendingBounds(
  pool: Pick<Pool, 'get'>,
  { before, after }: Query,
  signal?: AbortSignal,
): Promise<Query> {
  if (typeof after !== 'string') return before ? {} : ascendingBound;
  const from = Date.parse(after);
  if (Date.now() - from < ACCEPTED_MS) return {};
  const decode = (body: unknown) => v.parse(headResponse, body);
  try {
    const { value } = await pool.get('/v1/chain/get_info', {}, { decode, signal });
    const slots = Math.ceil((value.head_block_time - from) / limits.blockMs);
    return { after: Math.max(1, value.head_block_num - slots) };
  } catch {
    signal?.throwIfAborted();
    // A server that hides its node: servers before 4.0.3 take the date.
    return {};
  }
}
