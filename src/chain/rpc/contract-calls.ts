import * as v from '../core/schema.ts';
import { maybe } from './fields.ts';
import type { Pool, PoolResponse } from './pool.ts';
import { request, type RequestOptions, requestWithEndpoint } from './request.ts';

const bytes = v.pipe(v.string(), v.transform(bytesFromBase64));

const rawAbiResponse = v.looseObject({
  account_name: v.string(),
  code_hash: v.string(),
  abi_hash: v.string(),
  abi: v.optional(bytes, ''),
});
const rawCodeAndAbiResponse = v.looseObject({ account_name: v.string(), wasm: bytes, abi: bytes });
const codeResponse = v.looseObject({
  account_name: v.string(),
  code_hash: v.string(),
  wast: v.optional(v.string(), ''),
  wasm: v.optional(v.string(), ''),
  abi: maybe(v.looseObject({ version: v.string() })),
});
const codeHashResponse = v.looseObject({ account_name: v.string(), code_hash: v.string() });
const argsResponse = v.pipe(
  v.looseObject({ args: v.unknown() }),
  v.transform(({ args }) => args),
);
const binargsResponse = v.pipe(
  v.looseObject({ binargs: v.pipe(v.string(), v.regex(/^([\da-f]{2})*$/i)) }),
  v.transform(({ binargs }) => binargs.toLowerCase()),
);

export type RawAbiResponse = v.InferOutput<typeof rawAbiResponse>;
export type RawCodeAndAbiResponse = v.InferOutput<typeof rawCodeAndAbiResponse>;
export type CodeResponse = v.InferOutput<typeof codeResponse>;

/**
 * An account's ABI in bytes, with the hashes of ABI and code. No bytes if the account has no ABI.
 * The ABI hash is the sha256 of the bytes.
 */
export function getRawAbi(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<RawAbiResponse> {
  const body = { account_name: account };
  return request(pool, '/v1/chain/get_raw_abi', body, rawAbiResponse, options);
}

/** A contract's ABI and the node that served it. */
export interface ServedAbi {
  readonly endpoint: string;
  /** Empty for an account without a contract. */
  readonly abi: Uint8Array;
}

/** Like getRawAbi, with the endpoint that responded. */
export async function getServedAbi(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<ServedAbi> {
  const body = { account_name: account };
  const path = '/v1/chain/get_raw_abi';
  const { endpoint, value } = await requestWithEndpoint(pool, path, body, rawAbiResponse, options);
  return { endpoint, abi: value.abi };
}

export function getRawCodeAndAbi(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<RawCodeAndAbiResponse> {
  const body = { account_name: account };
  return request(pool, '/v1/chain/get_raw_code_and_abi', body, rawCodeAndAbiResponse, options);
}

/** Code and ABI. `wasm` is JSON text, which corrupts the bytes: use raw code instead. */
export function getCode(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<CodeResponse> {
  const body = { account_name: account, code_as_wasm: true };
  return request(pool, '/v1/chain/get_code', body, codeResponse, options);
}

/** The sha256 of an account's code. 64 zeros if it has no code. */
export async function getCodeHash(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<string> {
  const body = { account_name: account };
  return (await request(pool, '/v1/chain/get_code_hash', body, codeHashResponse, options))
    .code_hash;
}

/** Decodes action data from hex by the node's ABI. Many nodes lack the call. */
export function abiBinToJson(
  pool: Pool,
  code: string,
  action: string,
  binargs: string,
  options?: RequestOptions,
): Promise<PoolResponse<unknown>> {
  const body = { code, action, binargs };
  return requestWithEndpoint(pool, '/v1/chain/abi_bin_to_json', body, argsResponse, options);
}

/**
 * Packs action data to hex by the node's ABI. Many nodes lack the call. Transactions to sign are packed
 * in the browser instead.
 */
export function abiJsonToBin(
  pool: Pool,
  code: string,
  action: string,
  args: unknown,
  options?: RequestOptions,
): Promise<PoolResponse<string>> {
  const body = { code, action, args };
  return requestWithEndpoint(pool, '/v1/chain/abi_json_to_bin', body, binargsResponse, options);
}

/**
 * Decodes base64. nodeos sometimes appends one `=` too many, which `atob` refuses. Throws on other
 * text.
 */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/=+\s*$/, ''));
  // Uint8Array.from takes ten times as long.
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
