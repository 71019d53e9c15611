import * as v from '../core/schema.ts';
import { request, type RequestOptions } from './request.ts';
import { RpcError } from './errors.ts';
import { count } from './fields.ts';
import { isRecord } from './json.ts';
import type { Pool } from './pool.ts';

/** A page of a list. Without it the node returns the whole list. */
export interface FioPage {
  readonly limit?: number;
  readonly offset?: number;
}

const amount = v.union([v.number(), v.string()]);
const balanceResponse = v.looseObject({
  balance: amount,
  available: v.optional(amount, 0),
  staked: v.optional(amount, 0),
  srps: v.optional(amount, 0),
  roe: v.optional(amount, '0'),
});
const nftsResponse = v.looseObject({
  nfts: v.array(
    v.looseObject({
      chain_code: v.string(),
      contract_address: v.string(),
      token_id: v.optional(v.string(), ''),
      url: v.optional(v.string(), ''),
      hash: v.optional(v.string(), ''),
      metadata: v.optional(v.string(), ''),
    }),
  ),
  more: v.optional(v.pipe(v.union([count, v.boolean()]), v.transform(Number)), 0),
});

export type FioBalanceResponse = v.InferOutput<typeof balanceResponse>;
export type FioNftsResponse = v.InferOutput<typeof nftsResponse>;

/**
 * Balance of a public key in FIO's form, in billionths of FIO. Zero for a key unknown to the chain.
 */
export function getFioBalance(
  pool: Pool,
  publicKey: string,
  options?: RequestOptions,
): Promise<FioBalanceResponse> {
  const body = { fio_public_key: publicKey };
  const pending = request(pool, '/v1/chain/get_fio_balance', body, balanceResponse, fio(options));
  return orNoneFound(pending, { balance: 0, available: 0, staked: 0, srps: 0, roe: '0' });
}

/** Tokens of other chains that an address has signed. Empty if there are none. */
export function getNftsOfFioAddress(
  pool: Pool,
  fioAddress: string,
  page: FioPage = {},
  options?: RequestOptions,
): Promise<FioNftsResponse> {
  const body = { fio_address: fioAddress, ...page };
  const pending = request(pool, '/v1/chain/get_nfts_fio_address', body, nftsResponse, fio(options));
  return orNoneFound(pending, { nfts: [], more: 0 });
}

/** FIO nodes report a missing item with status 404 and a sentence. */
const NONE = /^(no (fio|nfts?|public|such)\b.*|public (key|address) not found)$/i;

function isNoneFound(body: unknown): boolean {
  return isRecord(body) && typeof body.message === 'string' && NONE.test(body.message);
}

function fio(options: RequestOptions | undefined) {
  return { ...options, isRefusal: isNoneFound };
}

async function orNoneFound<T>(pending: Promise<T>, none: T): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof RpcError && isNoneFound(error.body)) return none;
    throw error;
  }
}
