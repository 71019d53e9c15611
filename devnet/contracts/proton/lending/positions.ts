import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { accrue, exchangeRate, owed } from './interest.ts';
import { borrows, globals, GLOBALS_KEY, isOf, markets, shares } from './rows.ts';
import type { Debt, Entry, ExtendedSymbol, Market } from './rows.ts';

const NOTHING_OWED: Debt = {
  variable_principal: 0n,
  variable_interest_index: 1,
  stable_principal: 0n,
  last_stable_update: '1970-01-01T00:00:00.000',
  stable_rate: 0,
};

/** Opens an account's position in a market if it is not open. */
export function enter(context: ApplyContext, payer: string, account: string, market: Market): void {
  const key = nameToBigint(account);
  const lent = shares(context).get(key) ?? { account, tokens: [] };
  if (find(lent.tokens, market.share_symbol)) return;
  const debts = borrows(context).get(key) ?? { account, tokens: [] };
  const share = { key: market.share_symbol, value: 0n };
  const debt = { key: market.underlying_symbol, value: NOTHING_OWED };
  shares(context).put({ account, tokens: [...lent.tokens, share] }, payer);
  borrows(context).put({ account, tokens: [...debts.tokens, debt] }, payer);
}

/** Closes an empty position. */
export function leave(context: ApplyContext, account: string, market: Market): void {
  const key = nameToBigint(account);
  check(shareOf(context, account, market) === 0n, 'cannot exit market with collateral');
  check(debtOf(context, account, market).variable_principal === 0n, 'cannot exit market with debt');
  const others = <Value>(tokens: Entry<ExtendedSymbol, Value>[], token: ExtendedSymbol) =>
    tokens.filter((one) => !isOf(one.key, token));
  const lent = shares(context).require(key, 'user not found').tokens;
  const debts = borrows(context).require(key, 'user not found').tokens;
  shares(context).put({ account, tokens: others(lent, market.share_symbol) });
  borrows(context).put({ account, tokens: others(debts, market.underlying_symbol) });
}

export function shareOf(context: ApplyContext, account: string, market: Market): bigint {
  const row = shares(context).require(nameToBigint(account), 'user has not entered this market');
  const entry = find(row.tokens, market.share_symbol);
  check(entry, 'user has not entered this market');
  return entry.value;
}

export function debtOf(context: ApplyContext, account: string, market: Market): Debt {
  const row = borrows(context).require(nameToBigint(account), 'user has not entered this market');
  const entry = find(row.tokens, market.underlying_symbol);
  check(entry, 'user has not entered this market');
  return entry.value;
}

export function changeShare(
  context: ApplyContext,
  account: string,
  market: Market,
  units: bigint,
): void {
  const value = shareOf(context, account, market) + units;
  check(value >= 0n, 'insufficient deposited shares');
  const { tokens } = shares(context).require(nameToBigint(account), 'user not found');
  shares(context).put({ account, tokens: replace(tokens, market.share_symbol, value) });
}

/** Sets a debt, with the market's current index. */
export function putDebt(
  context: ApplyContext,
  account: string,
  market: Market,
  units: bigint,
): void {
  const { borrow_index: variable_interest_index } = market;
  const value = { ...NOTHING_OWED, variable_principal: units, variable_interest_index };
  const { tokens } = borrows(context).require(nameToBigint(account), 'user not found');
  borrows(context).put({ account, tokens: replace(tokens, market.underlying_symbol, value) });
}

/** Whether an account's collateral covers its debts at the oracle's prices. */
export function isCovered(context: ApplyContext, account: string): boolean {
  const key = nameToBigint(account);
  const lent = shares(context).get(key)?.tokens ?? [];
  const debts = borrows(context).get(key)?.tokens ?? [];
  let limit = 0;
  let debt = 0;
  for (const market of markets(context).rows()) {
    const share = find(lent, market.share_symbol)?.value ?? 0n;
    const owing = find(debts, market.underlying_symbol)?.value;
    if (share === 0n && (owing?.variable_principal ?? 0n) === 0n) continue;
    const now = accrue(context, market);
    const price = worthOfUnit(context, now);
    limit += Number(share) * exchangeRate(context, now) * price * now.collateral_factor;
    if (owing) debt += Number(owed(now, owing)) * price;
  }
  return debt <= limit;
}

/** The value of a token's smallest unit, by the oracle. */
export function worthOfUnit(context: ApplyContext, market: Market): number {
  const { oracle_contract } = globals(context).require(GLOBALS_KEY, 'oracle is not set');
  const { aggregate } = context
    .table<{ aggregate: { d_double: number | null } }>('data', oracle_contract, oracle_contract)
    .require(market.oracle_feed_index, 'oracle feed not found');
  check((aggregate.d_double ?? 0) > 0, 'oracle price must be positive');
  return aggregate.d_double! / 10 ** market.underlying_symbol.sym.precision;
}

function find<Value>(tokens: readonly Entry<ExtendedSymbol, Value>[], token: ExtendedSymbol) {
  return tokens.find(({ key }) => isOf(key, token));
}

function replace<Value>(
  tokens: readonly Entry<ExtendedSymbol, Value>[],
  token: ExtendedSymbol,
  value: Value,
): Entry<ExtendedSymbol, Value>[] {
  return tokens.map((one) => (isOf(one.key, token) ? { ...one, value } : one));
}
