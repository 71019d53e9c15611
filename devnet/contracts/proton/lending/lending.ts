import type { Asset } from '../../../../src/chain/core/asset.ts';
import { symbolCodeToBigint } from '../../../../src/chain/core/symbol-bigint.ts';
import type { ExtendedAsset } from '../../../abi/scalars.ts';
import { action } from '../../../engine/contract.ts';
import type { ActionHandler, ApplyContext, NativeContract } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { lendingAbi } from './abi.ts';
import { accrue, cashOf, exchangeRate, more, owed } from './interest.ts';
import { onTransfer } from './payments.ts';
import { changeShare, debtOf, enter, isCovered, leave, putDebt } from './positions.ts';
import { bookRewards, takeRewards } from './rewards.ts';
import { globals, GLOBALS_KEY, isOf, lendingTables, markets } from './rows.ts';
import { rewardConfigs } from './rows.ts';
import type { ExtendedSymbol, Globals, InterestModel, Market } from './rows.ts';
import { sendToken } from './tokens.ts';

type NewMarket = Pick<
  Market,
  | 'share_symbol'
  | 'underlying_symbol'
  | 'variable_interest_model'
  | 'collateral_factor'
  | 'reserve_factor'
  | 'oracle_feed_index'
>;

const NOT_COVERED = 'insufficient collateral to cover debt';
const NO_RATES: InterestModel = {
  base_rate_half_second: 0,
  slope_half_second: 0,
  jump_slope_half_second: 0,
  kink: 1,
};

const setglobals = action<Globals>((context, args) => {
  context.requireAuth(context.receiver);
  globals(context).put(args, context.receiver);
});

const createmarket = action<NewMarket>((context, args) => {
  context.requireAuth(context.receiver);
  const { sym, contract } = args.underlying_symbol;
  const existing = markets(context).get(symbolCodeToBigint(args.share_symbol.sym.code));
  check(!existing, 'market already exists');
  const nothing = { quantity: { units: 0n, symbol: sym }, contract };
  const market: Market = {
    ...args,
    stable_interest_model: NO_RATES,
    borrow_index: 1,
    average_stable_rate: 0,
    stable_loans_enabled: false,
    max_stable_borrow_percentage: 0,
    variable_accrual_time: context.time,
    stable_accrual_time: context.time,
    total_variable_borrows: nothing,
    total_stable_borrows: nothing,
    total_reserves: nothing,
  };
  markets(context).put(market, context.receiver);
});

const setrewards = action<{
  market: string;
  supplier_rewards_per_half_second: Asset;
  borrower_rewards_per_half_second: Asset;
}>((context, args) => {
  context.requireAuth(context.receiver);
  const key = symbolCodeToBigint(args.market);
  markets(context).require(key, 'market not found');
  const before = rewardConfigs(context).get(key) ?? {
    market_symbol: args.market,
    borrow_index: 0,
    supply_index: 0,
    borrow_time: context.time,
    supply_time: context.time,
  };
  const config = {
    ...before,
    supplier_rewards_per_half_second: args.supplier_rewards_per_half_second.units,
    borrower_rewards_per_half_second: args.borrower_rewards_per_half_second.units,
  };
  rewardConfigs(context).put(config, context.receiver);
});

const entermarkets = action<{ payer: string; user: string; markets: string[] }>(
  (context, { payer, user, markets: codes }) => {
    context.requireAuth(payer);
    check(context.isAccount(user), 'user account does not exist');
    for (const code of codes) {
      const market = marketOf(context, code);
      enter(context, payer, user, market);
      bookRewards(context, user, market);
    }
  },
);

const exitmarkets = action<{ user: string; markets: string[] }>(
  (context, { user, markets: codes }) => {
    context.requireAuth(user);
    for (const code of codes) leave(context, user, marketOf(context, code));
  },
);

const borrow = action<{ borrower: string; underlying: ExtendedAsset; use_stable_rate: boolean }>(
  (context, { borrower, underlying, use_stable_rate }) => {
    context.requireAuth(borrower);
    check(!use_stable_rate, 'stable loans are not enabled for this market');
    const { units } = underlying.quantity;
    check(units > 0n, 'must borrow a positive amount');
    const market = accrue(context, marketOfToken(context, 'underlying_symbol', underlying));
    check(units <= cashOf(context, market), 'market has not enough cash');
    bookRewards(context, borrower, market);
    putDebt(context, borrower, market, owed(market, debtOf(context, borrower, market)) + units);
    const total_variable_borrows = more(market.total_variable_borrows, units);
    markets(context).put({ ...market, total_variable_borrows });
    check(isCovered(context, borrower), NOT_COVERED);
    sendToken(context, borrower, underlying, 'borrow');
  },
);

/** Redeems shares for the lent tokens with interest. */
const redeem = action<{ redeemer: string; token: ExtendedAsset }>(
  (context, { redeemer, token }) => {
    context.requireAuth(redeemer);
    const market = accrue(context, marketOfToken(context, 'share_symbol', token));
    const worth = Number(token.quantity.units) * exchangeRate(context, market);
    const units = BigInt(Math.trunc(worth));
    check(token.quantity.units > 0n && units > 0n, 'must redeem a positive amount');
    check(units <= cashOf(context, market), 'market has not enough cash');
    bookRewards(context, redeemer, market);
    changeShare(context, redeemer, market, -token.quantity.units);
    check(isCovered(context, redeemer), NOT_COVERED);
    const { sym: symbol, contract } = market.underlying_symbol;
    context.sendInline({
      account: token.contract,
      name: 'retire',
      authorization: [{ actor: context.receiver, permission: 'active' }],
      args: { quantity: token.quantity, memo: 'redeem' },
    });
    sendToken(context, redeemer, { quantity: { units, symbol }, contract }, 'redeem');
  },
);

const withdraw = action<{ withdrawer: string; token: ExtendedAsset }>(
  (context, { withdrawer, token }) => {
    context.requireAuth(withdrawer);
    check(token.quantity.units > 0n, 'must withdraw a positive amount');
    const market = accrue(context, marketOfToken(context, 'share_symbol', token));
    bookRewards(context, withdrawer, market);
    changeShare(context, withdrawer, market, -token.quantity.units);
    check(isCovered(context, withdrawer), NOT_COVERED);
    sendToken(context, withdrawer, token, 'withdraw');
  },
);

const claimrewards = action<{ claimer: string; markets: string[] }>(
  (context, { claimer, markets: codes }) => {
    context.requireAuth(claimer);
    for (const code of codes)
      bookRewards(context, claimer, accrue(context, marketOf(context, code)));
    const units = takeRewards(context, claimer, codes);
    check(units > 0n, 'no rewards to claim');
    const { sym: symbol, contract } = globals(context).require(
      GLOBALS_KEY,
      'rewards are not initialized',
    ).reward_symbol;
    sendToken(context, claimer, { quantity: { units, symbol }, contract }, 'claim rewards');
  },
);

const actions: Record<string, ActionHandler> = {
  setglobals,
  createmarket,
  setrewards,
  entermarkets,
  exitmarkets,
  borrow,
  redeem,
  withdraw,
  claimrewards,
};

/** lending.loan: lending to markets, and borrowing against the lent tokens. */
export const lending: NativeContract = {
  name: 'lending.loan',
  abi: lendingAbi(Object.keys(actions)),
  actions,
  notifications: Object.fromEntries(
    ['eosio.token', 'xtokens', 'shares.loan'].map((token) => [`${token}::transfer`, onTransfer]),
  ),
  tables: lendingTables,
};

function marketOf(context: ApplyContext, code: string): Market {
  return markets(context).require(symbolCodeToBigint(code), `market ${code} not found`);
}

function marketOfToken(
  context: ApplyContext,
  side: 'share_symbol' | 'underlying_symbol',
  { quantity, contract }: ExtendedAsset,
): Market {
  const token: ExtendedSymbol = { sym: quantity.symbol, contract };
  const found = markets(context)
    .rows()
    .find((market) => isOf(market[side], token));
  check(found, 'market not found');
  return found;
}
