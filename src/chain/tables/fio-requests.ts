import * as limits from '../core/limits.ts';
import * as v from '../core/schema.ts';
import {
  type FioRequest,
  type FioRequestStatus,
  requestStatuses,
} from '../model/fio/fio-request.ts';
import { count, int64, seconds } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { fioHash } from './fio-names.ts';
import { only } from './query.ts';
import { bySchema, readAll, type TableRead } from './read.ts';

const CODE = 'fio.reqobt';

/** Positions of the indices by the hash of an address. */
const INDICES = { payer: 3, payee: 4 } as const;

type Row = Omit<FioRequest, 'status'> & {
  /** Null for the record of a payment that nobody asked for. */
  readonly status: FioRequestStatus | null;
};

const request = v.pipe(
  v.object({
    fio_request_id: int64,
    payer_fio_addr: v.string(),
    payee_fio_addr: v.string(),
    fio_data_type: count,
    req_time: seconds,
  }),
  v.transform((row): Row => ({
    id: String(row.fio_request_id),
    payer: row.payer_fio_addr,
    payee: row.payee_fio_addr,
    status: requestStatuses[row.fio_data_type] ?? null,
    requestedAt: row.req_time,
  })),
);

/**
 * Requests for funds that an address received or sent, oldest first. At most a thousand: nodes
 * cannot page within one address.
 */
export async function fioRequestsOf(
  pool: Pool,
  address: string,
  side: 'payer' | 'payee',
  options?: RequestOptions,
): Promise<TableRead<FioRequest>> {
  const bounds = only(await fioHash(address));
  const index = { index_position: INDICES[side], key_type: 'i128', ...bounds };
  const query = { code: CODE, scope: CODE, table: 'fiotrxtss', ...index };
  const { rows, complete } = await readAll(pool, query, bySchema(request), {
    ...options,
    chunk: limits.stakeTableRows,
  });
  return { rows: rows.filter(isRequest).filter((row) => row[side] === address), complete };
}

function isRequest(row: Row): row is FioRequest {
  return row.status !== null;
}
