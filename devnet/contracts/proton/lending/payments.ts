import type { Asset } from '../../../../src/chain/core/asset.ts';
import { action } from '../../../engine/contract.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { accrue, exchangeRate, more, owed } from './interest.ts';
import { changeShare, debtOf, isCovered, putDebt, shareOf, worthOfUnit } from './positions.ts';
import { bookRewards } from './rewards.ts';
import { globals, GLOBALS_KEY, isOf, marketCode, markets } from './rows.ts';
import type { ExtendedSymbol, Market } from './rows.ts';
import { sendToken } from './tokens.ts';

interface Payment {
  from: string;
  quantity: Asset;
  contract: string;
  market: Market;
}

/** The memo selects what a payment is for. */
export const onTransfer = action<{ from: string; to: string; quantity: Asset; memo: string }>(
  (context, { from, to, quantity, memo }) => {
    if (to !== context.receiver || from === to) return;
    const contract = context.action.account;
    const token: ExtendedSymbol = { sym: quantity.symbol, contract };
    const [purpose = '', ...rest] = memo.split(',');
    const side = purpose === 'deposit' ? 'share_symbol' : 'underlying_symbol';
    const all = markets(context).rows();
    const found = all.find((market) => isOf(market[side], token));
    check(found, 'market not found');
    const payment = { from, quantity, contract, market: found };
    if (purpose === 'mint') mint(context, payment);
    else if (purpose === 'deposit') deposit(context, payment);
    else if (purpose === 'reserve') addReserve(context, payment);
    else if (purpose === 'repay') repay(context, payment, rest);
    else if (purpose === 'liquidate') liquidate(context, payment, rest);
    else check(false, 'invalid memo');
  },
);

/** Lends tokens: mints shares, which the contract holds as collateral. */
function mint(context: ApplyContext, { from, quantity, ...payment }: Payment): void {
  const market = accrue(context, payment.market, quantity.units);
  bookRewards(context, from, market);
  const rate = exchangeRate(context, market, quantity.units);
  const units = BigInt(Math.trunc(Number(quantity.units) / rate));
  check(units > 0n, 'must mint a positive amount of shares');
  changeShare(context, from, market, units);
  const { sym: symbol, contract } = market.share_symbol;
  context.sendInline({
    account: contract,
    name: 'issue',
    authorization: [{ actor: context.receiver, permission: 'active' }],
    args: { to: context.receiver, quantity: { units, symbol }, memo: 'mint' },
  });
}

function deposit(context: ApplyContext, { from, quantity, market }: Payment): void {
  const now = accrue(context, market);
  bookRewards(context, from, now);
  changeShare(context, from, now, quantity.units);
}

function addReserve(context: ApplyContext, { quantity, market }: Payment): void {
  const now = accrue(context, market, quantity.units);
  markets(context).put({ ...now, total_reserves: more(now.total_reserves, quantity.units) });
}

/** Repays a debt, also another account's. An excess is returned. */
function repay(context: ApplyContext, payment: Payment, [kind, borrower]: string[]): void {
  check(kind === 'variable', 'stable loans are not enabled for this market');
  const { from, quantity, contract } = payment;
  const market = accrue(context, payment.market, quantity.units);
  const paid = payDebt(context, borrower ?? from, market, quantity.units);
  const units = quantity.units - paid;
  if (units > 0n)
    sendToken(context, from, { quantity: { ...quantity, units }, contract }, 'excess');
}

/** Repays an uncovered debt and takes collateral for it at a discount. */
function liquidate(context: ApplyContext, payment: Payment, [who = '', code]: string[]): void {
  check(!isCovered(context, who), 'user is not illiquid');
  const { from, quantity } = payment;
  const { close_factor, liquidation_incentive } = globals(context).require(
    GLOBALS_KEY,
    'no globals',
  );
  const market = accrue(context, payment.market, quantity.units);
  const most = Number(owed(market, debtOf(context, who, market))) * close_factor;
  check(Number(quantity.units) <= most, 'repay amount exceeds close factor');
  const found = markets(context)
    .rows()
    .find((one) => marketCode(one) === code);
  check(found, 'market not found');
  const paid = payDebt(context, who, market, quantity.units);
  const seized = accrue(context, found);
  const worth = Number(paid) * worthOfUnit(context, market) * (1 + liquidation_incentive);
  const units = BigInt(
    Math.trunc(worth / (worthOfUnit(context, seized) * exchangeRate(context, seized))),
  );
  check(units <= shareOf(context, who, seized), 'not enough collateral to seize');
  bookRewards(context, who, seized);
  changeShare(context, who, seized, -units);
  const { sym: symbol, contract } = seized.share_symbol;
  sendToken(context, from, { quantity: { units, symbol }, contract }, 'liquidate');
}

function payDebt(context: ApplyContext, who: string, market: Market, most: bigint): bigint {
  bookRewards(context, who, market);
  const debt = owed(market, debtOf(context, who, market));
  const paid = debt < most ? debt : most;
  putDebt(context, who, market, debt - paid);
  const { units } = market.total_variable_borrows.quantity;
  const total_variable_borrows = more(
    market.total_variable_borrows,
    -(paid < units ? paid : units),
  );
  markets(context).put({ ...market, total_variable_borrows });
  return paid;
}
