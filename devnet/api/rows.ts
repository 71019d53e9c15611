import type { Chain } from '../types.ts';
import { codecOf } from '../abi/codec.ts';
import type { Codec } from '../abi/codec.ts';
import { hex } from '../abi/hex.ts';
import { accountQueryError, tableQueryError } from './errors.ts';

/** The codec of an account's published ABI; undefined if there is none. */
export function publishedCodec(chain: Chain, account: string): Codec | undefined {
  const abi = chain.account(account)?.abi;
  return abi ? codecOf(abi, chain.spec.keyPrefix) : undefined;
}

/** Like publishedCodec, with an empty ABI if there is none. Throws account_query_exception. */
export function contractCodec(chain: Chain, code: string): Codec {
  const account = chain.account(code);
  if (!account) throw accountQueryError(`Fail to retrieve account for ${code}`);
  return codecOf(account.abi ?? {}, chain.spec.keyPrefix);
}

/** A table's row type. Throws contract_table_query_exception. */
export function rowType(codec: Codec, table: string): string {
  const type = codec.tableType(table);
  if (type === undefined) throw tableQueryError(`Table ${table} is not specified in the ABI`);
  return type;
}

/** A row as JSON; like nodeos, as hex if the ABI does not fit. */
export function decodeRow(codec: Codec, type: string, value: Uint8Array): unknown {
  try {
    return codec.decodeJson(type, value);
  } catch {
    return hex(value);
  }
}

/** Decoded rows of a table in primary order. Empty if contract or table is missing. */
export function readRows(
  chain: Chain,
  where: { code: string; scope: string; table: string; key?: bigint },
): Record<string, unknown>[] {
  const codec = publishedCodec(chain, where.code);
  const type = codec?.tableType(where.table);
  if (!codec || !type) return [];
  const range = where.key === undefined ? {} : { lower: where.key, upper: where.key };
  const { code, scope, table } = where;
  const page = chain.table({
    code,
    scope,
    table,
    ...range,
    limit: 10_000,
    reverse: false,
    index: 1,
  });
  return page.rows.map(({ row }) => decodeRow(codec, type, row.value) as Record<string, unknown>);
}

/** The row with a key; null for none. */
export function readRow(
  chain: Chain,
  where: { code: string; scope: string; table: string; key?: bigint },
): Record<string, unknown> | null {
  return readRows(chain, where)[0] ?? null;
}
