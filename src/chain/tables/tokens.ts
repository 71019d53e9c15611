import { type Asset } from '../core/asset.ts';
import { nameToBigint } from '../core/name-bigint.ts';
import * as v from '../core/schema.ts';
import { symbolCodeFromBigint, symbolCodeToBigint } from '../core/symbol-bigint.ts';
import type { RequestOptions } from '../rpc/request.ts';
import type { Pool } from '../rpc/pool.ts';
import { asset } from '../rpc/fields.ts';
import { nameKey } from './query.ts';
import { bySchema, readAll, readRow, type TableRead } from './read.ts';
import { readScopes } from './scopes.ts';

const balance = v.pipe(
  v.object({ balance: asset }),
  v.transform((row) => row.balance),
);
const stat = v.pipe(
  v.object({ supply: asset, max_supply: asset, issuer: v.string() }),
  v.transform((row) => ({ supply: row.supply, maxSupply: row.max_supply, issuer: row.issuer })),
);

/** Supply and issuer of a token. */
export type TokenStat = v.InferOutput<typeof stat>;

/** All balances of an account at a token contract, including zero. */
export async function tokenBalances(
  pool: Pool,
  contract: string,
  account: string,
  options?: RequestOptions,
): Promise<readonly Asset[]> {
  const query = { code: contract, scope: nameKey(account), table: 'accounts' };
  const keyOf = ({ balance: value }: Record<string, unknown>) =>
    symbolCodeToBigint(v.parse(asset, value).symbol.code);
  return (await readAll(pool, query, bySchema(balance), { ...options, keyOf })).rows;
}

/** Supply, maximum supply and issuer of one token. Null if the contract has no such token. */
export async function tokenStat(
  pool: Pool,
  contract: string,
  symbolCode: string,
  options?: RequestOptions,
): Promise<TokenStat | null> {
  const scope = String(symbolCodeToBigint(symbolCode));
  const row = await readRow(
    pool,
    { code: contract, scope, table: 'stat' },
    bySchema(stat),
    options,
  );
  return row?.supply.symbol.code === symbolCode ? row : null;
}

/** Every token of a contract by code, up to a limit. */
export async function tokenStats(
  pool: Pool,
  contract: string,
  reading: RequestOptions & { readonly limit?: number } = {},
): Promise<TableRead<TokenStat>> {
  const scopes = await readScopes(pool, { code: contract, table: 'stat' }, reading);
  const codes = scopes.rows.flatMap(({ scope }) => codeOf(scope) ?? []);
  const stats = await Promise.all(codes.map((code) => tokenStat(pool, contract, code, reading)));
  const rows = stats
    .filter((row) => row !== null)
    .toSorted((a, b) => (a.supply.symbol.code < b.supply.symbol.code ? -1 : 1));
  return { rows, complete: scopes.complete };
}

/** Wrapped tokens of other chains at Proton's contract. */
export function outstandingXtokens(
  pool: Pool,
  options?: RequestOptions,
): Promise<TableRead<TokenStat>> {
  return tokenStats(pool, 'xtokens', options);
}

/** A scope of `stat` is a symbol code. Other scopes are skipped. */
function codeOf(scope: string): string | null {
  try {
    return symbolCodeFromBigint(nameToBigint(scope));
  } catch {
    return null;
  }
}
