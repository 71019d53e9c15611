import type { Chain } from '../types.ts';
import { accountQueryError, tableQueryError } from './errors.ts';
import { decodeJson } from '../abi/decode.ts';
import { tableType } from '../abi/types.ts';
import type { AbiJson } from '../abi/types.ts';

/** The ABI of an account with a contract. Throws account_query_exception where no such account is. */
export function contractAbi(chain: Chain, code: string): AbiJson {
  const account = chain.account(code);
  if (!account) throw accountQueryError(`Fail to retrieve account for ${code}`);
  return account.abi ?? {};
}

/** The row type of a table. Throws as contractAbi, or contract_table_query_exception. */
export function rowType(chain: Chain, code: string, table: string): string {
  const type = tableType(contractAbi(chain, code), table);
  if (type === undefined) throw tableQueryError(`Table ${table} is not specified in the ABI`);
  return type;
}

/** A row as JSON, or as hex where the ABI does not fit it, as nodeos hands it out. */
export function decodeRow(chain: Chain, abi: AbiJson, type: string, value: Uint8Array): unknown {
  try {
    return decodeJson(abi, type, value, chain.spec.keyPrefix);
  } catch {
    return Buffer.from(value).toString('hex');
  }
}

/** Decoded rows of a table in primary order. Empty where contract or table is missing. */
export function readRows(
  chain: Chain,
  where: { code: string; scope: string; table: string; key?: bigint },
): Record<string, unknown>[] {
  const abi = chain.account(where.code)?.abi as AbiJson | null | undefined;
  const type = abi && tableType(abi, where.table);
  if (!abi || !type) return [];
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
  return page.rows.map(
    ({ row }) => decodeRow(chain, abi, type, row.value) as Record<string, unknown>,
  );
}

/** The row of one key, or null. */
export function readRow(
  chain: Chain,
  where: { code: string; scope: string; table: string; key?: bigint },
): Record<string, unknown> | null {
  return readRows(chain, where)[0] ?? null;
}
