import * as v from '../core/schema.ts';
import { ask, askNode, type Asking } from './ask.ts';
import { maybe } from './fields.ts';
import { bytesFromBase64 } from './base64.ts';
import type { Pool } from './pool.ts';

const bytes = v.pipe(v.string(), v.transform(bytesFromBase64));

const rawAbiAnswer = v.looseObject({
  account_name: v.string(),
  code_hash: v.string(),
  abi_hash: v.string(),
  abi: v.optional(bytes, ''),
});
const rawCodeAndAbiAnswer = v.looseObject({ account_name: v.string(), wasm: bytes, abi: bytes });
const codeAnswer = v.looseObject({
  account_name: v.string(),
  code_hash: v.string(),
  wast: v.optional(v.string(), ''),
  wasm: v.optional(v.string(), ''),
  abi: maybe(v.looseObject({ version: v.string() })),
});
const codeHashAnswer = v.looseObject({ account_name: v.string(), code_hash: v.string() });
const argsAnswer = v.looseObject({ args: v.unknown() });
const binargsAnswer = v.looseObject({ binargs: v.string() });

export type RawAbiAnswer = v.InferOutput<typeof rawAbiAnswer>;
export type RawCodeAndAbiAnswer = v.InferOutput<typeof rawCodeAndAbiAnswer>;
export type CodeAnswer = v.InferOutput<typeof codeAnswer>;

/**
 * The bytes of an account's ABI, and the hashes of ABI and code; no bytes where it has no ABI. The
 * ABI's hash is the sha256 of the bytes as they came.
 */
export function getRawAbi(pool: Pool, account: string, asking?: Asking): Promise<RawAbiAnswer> {
  const body = { account_name: account };
  return ask(pool, '/v1/chain/get_raw_abi', body, rawAbiAnswer, asking);
}

/** A contract's ABI with the node that served it. */
export interface ServedAbi {
  readonly endpoint: string;
  /** Its bytes; none for an account without a contract. */
  readonly abi: Uint8Array;
}

/** As getRawAbi, with the endpoint that answered. */
export async function getServedAbi(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<ServedAbi> {
  const body = { account_name: account };
  const path = '/v1/chain/get_raw_abi';
  const { endpoint, value } = await askNode(pool, path, body, rawAbiAnswer, asking);
  return { endpoint, abi: value.abi };
}

export function getRawCodeAndAbi(
  pool: Pool,
  account: string,
  asking?: Asking,
): Promise<RawCodeAndAbiAnswer> {
  const body = { account_name: account };
  return ask(pool, '/v1/chain/get_raw_code_and_abi', body, rawCodeAndAbiAnswer, asking);
}

/** Code and ABI. `wasm` holds the bytes as a JSON text, which damages them: ask for raw code. */
export function getCode(pool: Pool, account: string, asking?: Asking): Promise<CodeAnswer> {
  const body = { account_name: account, code_as_wasm: true };
  return ask(pool, '/v1/chain/get_code', body, codeAnswer, asking);
}

/** The sha256 of an account's code; 64 zeros where it has none. */
export async function getCodeHash(pool: Pool, account: string, asking?: Asking): Promise<string> {
  const body = { account_name: account };
  return (await ask(pool, '/v1/chain/get_code_hash', body, codeHashAnswer, asking)).code_hash;
}

/** An action's data, from the hex digits it is packed in. Old nodes only. */
export async function abiBinToJson(
  pool: Pool,
  code: string,
  action: string,
  binargs: string,
  asking?: Asking,
): Promise<unknown> {
  const body = { code, action, binargs };
  return (await ask(pool, '/v1/chain/abi_bin_to_json', body, argsAnswer, asking)).args;
}

/** The hex digits of an action's data. Old nodes only; what is signed is packed here, not there. */
export async function abiJsonToBin(
  pool: Pool,
  code: string,
  action: string,
  args: unknown,
  asking?: Asking,
): Promise<string> {
  const body = { code, action, args };
  return (await ask(pool, '/v1/chain/abi_json_to_bin', body, binargsAnswer, asking)).binargs;
}
