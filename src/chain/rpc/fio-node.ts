import * as v from '../core/schema.ts';
import { request, type RequestOptions } from './request.ts';
import { FetchError, RpcError } from './errors.ts';
import { count, flag, maybe } from './fields.ts';
import { isRecord } from './json.ts';
import type { Pool } from './pool.ts';

/** A page of a list. Without it the node returns the whole list. */
export interface FioPage {
  readonly limit?: number;
  readonly offset?: number;
}

const fioAddress = v.looseObject({
  fio_address: v.string(),
  /** `2020-09-11T18:30:56`. Addresses no longer expire, and newer nodes may omit it. */
  expiration: v.optional(v.string(), ''),
  remaining_bundled_tx: maybe(count),
});
const fioDomain = v.looseObject({
  fio_domain: v.string(),
  expiration: v.string(),
  is_public: v.optional(flag, false),
});
const namesResponse = v.looseObject({
  fio_addresses: v.array(fioAddress),
  fio_domains: v.array(fioDomain),
});
const domainsResponse = v.looseObject({
  fio_domains: v.array(fioDomain),
  /** Number of items after this page. */
  more: v.optional(v.pipe(v.union([count, v.boolean()]), v.transform(Number)), 0),
});
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

export type FioNamesResponse = v.InferOutput<typeof namesResponse>;
export type FioDomainsResponse = v.InferOutput<typeof domainsResponse>;
export type FioBalanceResponse = v.InferOutput<typeof balanceResponse>;
export type FioNftsResponse = v.InferOutput<typeof nftsResponse>;

/**
 * Addresses and domains of a public key in FIO's form. Empty if the chain has none. Nodes serve the
 * call under `/v1/chain`, some proxies under `/v1`.
 */
export async function getFioNames(
  pool: Pool,
  publicKey: string,
  options?: RequestOptions,
): Promise<FioNamesResponse> {
  const body = { fio_public_key: publicKey };
  const none = { fio_addresses: [], fio_domains: [] };
  const at = (path: string) =>
    orNoneFound(request(pool, path, body, namesResponse, fio(options)), none);
  try {
    return await at('/v1/chain/get_fio_names');
  } catch (error) {
    const isUnsupported =
      error instanceof FetchError &&
      error.attempts.length > 0 &&
      error.attempts.every(({ kind }) => kind === 'unsupported');
    if (!isUnsupported) throw error;
    return at('/v1/get_fio_names');
  }
}

/** Domains of a public key in FIO's form. Empty if the chain has none. */
export function getFioDomains(
  pool: Pool,
  publicKey: string,
  page: FioPage = {},
  options?: RequestOptions,
): Promise<FioDomainsResponse> {
  const body = { fio_public_key: publicKey, ...page };
  const pending = request(pool, '/v1/chain/get_fio_domains', body, domainsResponse, fio(options));
  return orNoneFound(pending, { fio_domains: [], more: 0 });
}

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
