import * as limits from '../core/limits.ts';
import * as messages from '../core/messages.ts';
import * as v from '../core/schema.ts';
import { type ProducersResponse, producersResponse } from '../rpc/responses.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';

/**
 * Every producer, read in pages of a hundred, in the format of get_producers. Throws RpcError if
 * the chain refuses the request, FetchError if no endpoint responds or all repeat pages, and the
 * signal's reason after an abort.
 */
export async function allProducers(
  pool: Pool,
  { signal, limit = Infinity }: RequestOptions & { readonly limit?: number } = {},
): Promise<ProducersResponse> {
  const byOwner = new Map<string, NonNullable<ProducersResponse['rows']>[number]>();
  const seen = new Set<string>(['']);
  let firstPage: ProducersResponse | null = null;
  let lower = '';
  for (let pages = 0; pages < limits.tablePages && byOwner.size < limit; pages++) {
    const body = { json: true, lower_bound: lower, limit: limits.producersPerPage };
    const decode = (response: unknown) => {
      const read = v.parse(producersResponse, response);
      if (read.more !== '' && seen.has(read.more)) throw new Error(messages.sourceRepeats);
      return read;
    };
    const page = (await pool.post('/v1/chain/get_producers', body, { decode, signal })).value;
    firstPage ??= page;
    for (const row of page.rows ?? page.producers ?? [])
      if (!byOwner.has(row.owner)) byOwner.set(row.owner, row);
    if (page.more === '') break;
    seen.add(page.more);
    lower = page.more;
  }
  const rows = [...byOwner.values()].slice(0, limit);
  const weight = firstPage?.total_producer_vote_weight ?? '0';
  return { rows, total_producer_vote_weight: weight, more: '' };
}
