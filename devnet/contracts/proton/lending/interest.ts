import { nameFromBigint } from '../../../../src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '../../../../src/chain/core/symbol-bigint.ts';
import type { Asset } from '../../../../src/chain/core/asset.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { balanceOf, markets } from './rows.ts';
import type { Debt, InterestModel, Market } from './rows.ts';

const HALF_SECOND = 500;

/** A market with interest up to now. Tokens that arrive in this action were not lendable before. */
export function accrue(context: ApplyContext, market: Market, arriving = 0n): Market {
  const halves = Math.max(0, context.now - Date.parse(`${market.variable_accrual_time}Z`));
  const rate = borrowRate(market, cashOf(context, market) - arriving) * (halves / HALF_SECOND);
  const { quantity } = market.total_variable_borrows;
  const interest = BigInt(Math.trunc(Number(quantity.units) * rate));
  const kept = BigInt(Math.trunc(Number(interest) * market.reserve_factor));
  const grown: Market = {
    ...market,
    borrow_index: market.borrow_index * (1 + rate),
    variable_accrual_time: context.time,
    total_variable_borrows: more(market.total_variable_borrows, interest),
    total_reserves: more(market.total_reserves, kept),
  };
  markets(context).put(grown);
  return grown;
}

/** Interest of half a second at the current utilization. */
function borrowRate(market: Market, cash: bigint): number {
  const borrowed = Number(market.total_variable_borrows.quantity.units);
  const all = Number(cash) + borrowed - reserved(market);
  return rateAt(market.variable_interest_model, all > 0 ? borrowed / all : 0);
}

function rateAt(model: InterestModel, utilization: number): number {
  const { base_rate_half_second: base, slope_half_second: slope, kink } = model;
  const beyond = Math.max(0, utilization - kink);
  return base + Math.min(utilization, kink) * slope + beyond * model.jump_slope_half_second;
}

/** Token units for one share unit. */
export function exchangeRate(context: ApplyContext, market: Market, arriving = 0n): number {
  const { sym, contract } = market.share_symbol;
  const key = symbolCodeToBigint(sym.code);
  const stat = context.table<{ supply: Asset }>('stat', nameFromBigint(key), contract).get(key);
  const supply = Number(stat?.supply.units ?? 0n);
  if (supply === 0) return 1;
  const borrowed = Number(market.total_variable_borrows.quantity.units);
  const cash = Number(cashOf(context, market) - arriving);
  return (cash + borrowed - reserved(market)) / supply;
}

export function cashOf(context: ApplyContext, { underlying_symbol }: Market): bigint {
  return balanceOf(context, context.receiver, underlying_symbol);
}

/** A debt with interest. */
export function owed({ borrow_index }: Market, debt: Debt): bigint {
  if (debt.variable_principal === 0n) return 0n;
  const grown = borrow_index / debt.variable_interest_index;
  return BigInt(Math.ceil(Number(debt.variable_principal) * grown));
}

export function more<Amount extends { quantity: Asset }>(amount: Amount, units: bigint): Amount {
  const { quantity } = amount;
  return { ...amount, quantity: { ...quantity, units: quantity.units + units } };
}

function reserved({ total_reserves }: Market): number {
  return Number(total_reserves.quantity.units);
}
