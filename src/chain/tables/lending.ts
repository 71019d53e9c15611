import * as v from '../core/schema.ts';
import { parseSymbol } from '../core/symbol.ts';
import { symbolCodeToBigint } from '../core/symbol-bigint.ts';
import {
  fixedPoint,
  type LendingDebt,
  type LendingMarket,
  type LendingRows,
} from '../model/account/lending.ts';
import { asset, int64 } from '../rpc/fields.ts';
import type { Pool } from '../rpc/pool.ts';
import type { RequestOptions } from '../rpc/request.ts';
import { ofName } from './query.ts';
import { bySchema, type KeyReader, readAll, readRow } from './read.ts';

/** XPR's contract for loans. */
export const LENDING = 'lending.loan';

const token = v.pipe(
  v.object({ sym: v.pipe(v.string(), v.transform(parseSymbol)), contract: v.string() }),
  v.transform(({ sym, contract }) => ({ symbol: sym, contract })),
);
/** Nodes write float64 as text. */
const fixed = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => {
    const number = fixedPoint(String(value));
    if (number === null) throw new Error(`Not a number: ${value}`);
    return number;
  }),
);
const units = v.pipe(
  v.object({ quantity: asset }),
  v.transform(({ quantity }) => quantity.units),
);
const market = v.pipe(
  v.object({
    share_symbol: token,
    underlying_symbol: token,
    borrow_index: fixed,
    collateral_factor: fixed,
    total_variable_borrows: units,
    total_stable_borrows: units,
    total_reserves: units,
    oracle_feed_index: int64,
  }),
  v.transform((row): LendingMarket => ({
    share: row.share_symbol,
    token: row.underlying_symbol,
    borrowIndex: row.borrow_index,
    collateralFactor: row.collateral_factor,
    borrowed: row.total_variable_borrows + row.total_stable_borrows,
    reserves: row.total_reserves,
    feed: String(row.oracle_feed_index),
  })),
);
const shares = v.object({
  account: v.string(),
  tokens: v.array(v.object({ key: token, value: int64 })),
});
const debt = v.pipe(
  v.object({
    key: token,
    value: v.object({
      variable_principal: int64,
      variable_interest_index: fixed,
      stable_principal: int64,
    }),
  }),
  v.transform(({ key, value }): LendingDebt => ({
    token: key,
    principal: value.variable_principal,
    index: value.variable_interest_index,
    stable: value.stable_principal,
  })),
);
const debts = v.object({ account: v.string(), tokens: v.array(debt) });

const table = (name: string) => ({ code: LENDING, scope: LENDING, table: name });
const byShare: KeyReader = (row) => symbolCodeToBigint(v.parse(market, row).share.symbol.code);

/** All markets for loans. */
export async function readLendingMarkets(
  pool: Pool,
  options?: RequestOptions,
): Promise<readonly LendingMarket[]> {
  const reading = { ...options, keyOf: byShare };
  return (await readAll(pool, table('markets'), bySchema(market), reading)).rows;
}

/** What an account has lent and borrowed, in units of share tokens and of principals. */
export async function readLendingRows(
  pool: Pool,
  account: string,
  options?: RequestOptions,
): Promise<LendingRows> {
  const own = ofName(account);
  const [lent, owed] = await Promise.all([
    readRow(pool, { ...table('shares'), ...own }, bySchema(shares), options),
    readRow(pool, { ...table('borrows'), ...own }, bySchema(debts), options),
  ]);
  return {
    shares:
      lent?.account === account
        ? lent.tokens.map(({ key, value }) => ({ token: key, units: value }))
        : [],
    debts: owed?.account === account ? owed.tokens : [],
  };
}
