import { ABIEncoder } from '@wharfkit/antelope';
import { bytesToHex, hexToBytes } from '../../core/checksum.ts';
import * as signing from '../../core/signing-messages.ts';
import { recordOf } from '../../rpc/json.ts';
import type { Pool } from '../../rpc/pool.ts';
import { readAnyvar, writeAnyvar } from '../abi/codec/anyvar.ts';
import { openReader } from '../abi/codec/bytes.ts';
import { CodecError, codecError, located } from '../abi/codec/error.ts';
import { returnedBytes } from './read-only.ts';

/** A contract query: method, arguments, and a filter for the result. */
export interface Query {
  readonly method: string;
  readonly arg?: unknown;
  readonly filter?: readonly Query[];
}

/** A contract's action that runs a query. */
const QUERY_ACTION = 'queryit';

/**
 * Runs a contract's `queryit` on a node, without a signature, and decodes what it returns. Throws
 * RpcError if the contract refuses the query, FetchError if no node runs read-only actions, and
 * CodecError, also with 'The transaction returned no value'.
 */
export async function runQuery(
  pool: Pool,
  account: string,
  query: Query,
  now: number,
): Promise<unknown> {
  const action = { account, name: QUERY_ACTION, data: packQuery(query) };
  const hex = await returnedBytes(pool, action, now);
  if (hex === '') throw new CodecError(signing.noReturnValue);
  return readReturnValue(hex);
}

/** A query as typed: the argument and the filter as JSON, or empty. */
export interface TypedQuery {
  readonly method: string;
  readonly arg: string;
  readonly filter: string;
}

/** Throws CodecError with the field that is wrong. */
export function typedQuery({ method, arg, filter }: TypedQuery): Query {
  const given = parsed(arg, 'arg');
  const filters = parsed(filter, 'filter') ?? [];
  if (!isQueries(filters)) throw located(new CodecError(signing.arrayExpected), 'filter');
  return { method, filter: filters, ...(given !== undefined && { arg: given }) };
}

function parsed(text: string, field: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw located(new CodecError(signing.jsonInvalid), field);
  }
}

function isQueries(value: unknown): value is readonly Query[] {
  return (
    Array.isArray(value) &&
    value.every((one) => {
      const { method, filter } = recordOf(one);
      return typeof method === 'string' && (filter === undefined || isQueries(filter));
    })
  );
}

/** Packs a query to hex. Throws CodecError. */
export function packQuery(query: Query): string {
  const encoder = new ABIEncoder();
  try {
    writeQuery(encoder, query);
  } catch (error) {
    throw codecError(error);
  }
  return bytesToHex(encoder.getData());
}

/** Unpacks a self-describing value from hex. Throws CodecError. */
export function readReturnValue(hex: string): unknown {
  try {
    return readAnyvar(openReader(hexToBytes(hex)));
  } catch (error) {
    throw codecError(error);
  }
}

function writeQuery(encoder: ABIEncoder, { method, arg, filter = [] }: Query): void {
  encoder.writeString(method);
  encoder.writeByte(arg === undefined ? 0 : 1);
  if (arg !== undefined) writeAnyvar(encoder, arg);
  encoder.writeVaruint32(filter.length);
  for (const one of filter) writeQuery(encoder, one);
}
