import { dex } from '../../contracts/proton/dex/dex.ts';
import { lending } from '../../contracts/proton/lending/lending.ts';
import { swap } from '../../contracts/proton/swap.ts';
import { SWAP_ACCOUNT } from '../../contracts/proton/swap-rates.ts';
import { blocklist } from '../../contracts/proton/blocklist.ts';
import { token } from '../../contracts/token.ts';
import { act, active, openAccount, transfer } from '../actions.ts';
import type { Amounts } from '../amounts.ts';
import { deployNative, lendCode } from '../deploy.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';

const LENDING = 'lending.loan';
const SHARES = 'shares.loan';
const REWARDS = 'loan.token';
const DEX = 'dex';
const MONEY = 'xmd.token';
const SWAP = SWAP_ACCOUNT;
const BLOCKLIST = 'blocklist';
const DAY = 24 * 60 * 60;

const XPR = { sym: '4,XPR', contract: 'eosio.token' };
const XBTC = { sym: '8,XBTC', contract: 'xtokens' };
const XMD = { sym: '6,XMD', contract: MONEY };
/** Rates of half a second: 4% a year at the kink, 30% at full utilization. */
const MODEL = {
  base_rate_half_second: 0,
  slope_half_second: 0.8e-9,
  jump_slope_half_second: 20e-9,
  kink: 0.8,
};
const [BUY, SELL] = [1, 2];

/** Proton's markets: loans, an exchange, and a blocklist. */
export function protonMarkets(runner: StoryRunner, amounts: Amounts): void {
  if (!runner.chain.spec.xpr) return;
  const funds = { bytes: 1024 * 1024, net: amounts.whole(5_000), cpu: amounts.whole(5_000) };
  for (const name of [LENDING, SHARES, REWARDS, DEX, SWAP, MONEY, BLOCKLIST])
    runner.send(openAccount('eosio', name, funds));
  runner.wait(2);
  for (const name of [SHARES, REWARDS, MONEY]) deployNative(runner, name, 'token', token.abi);
  deployNative(runner, LENDING, LENDING, lending.abi);
  deployNative(runner, DEX, DEX, dex.abi);
  deployNative(runner, SWAP, SWAP, swap.abi);
  deployNative(runner, BLOCKLIST, BLOCKLIST, blocklist.abi);
  lendCode(runner, LENDING);
  lendCode(runner, DEX);
  lendCode(runner, SWAP);
  openMarkets(runner);
  loans(runner, amounts);
  trades(runner, amounts);
  swaps(runner, amounts);
  const reason = 'Posed as an exchange: <img src=x onerror=alert(1)>';
  runner.send([act(BLOCKLIST, 'add', active(BLOCKLIST), { account: 'mallory', reason })]);
  runner.wait(5);
}

function openMarkets(runner: StoryRunner): void {
  const create = (contract: string, issuer: string, maximum_supply: string): StoryAction =>
    act(contract, 'create', active(contract), { issuer, maximum_supply });
  runner.send([
    create(SHARES, LENDING, '100000000000.0000 LXPR'),
    create(SHARES, LENDING, '21000000.00000000 LBTC'),
    create(REWARDS, REWARDS, '1000000000.0000 LOAN'),
    create(MONEY, MONEY, '1000000000.000000 XMD'),
  ]);
  const issue = (contract: string, quantity: string): StoryAction =>
    act(contract, 'issue', active(contract), { to: contract, quantity, memo: '' });
  runner.send([issue(REWARDS, '1000000.0000 LOAN'), issue(MONEY, '100000.000000 XMD')]);
  runner.send([
    transfer(REWARDS, LENDING, '500000.0000 LOAN', 'rewards', REWARDS),
    ...['alice', 'bob', 'carol'].map((name) =>
      transfer(MONEY, name, '10000.000000 XMD', 'minted', MONEY),
    ),
    transfer('alice', 'bob', '0.50000000 XBTC', 'for the exchange', 'xtokens'),
  ]);
  runner.wait(5);
}

function loans(runner: StoryRunner, amounts: Amounts): void {
  const own = (name: string, data: Record<string, unknown>): StoryAction =>
    act(LENDING, name, active(LENDING), data);
  const market = (underlying_symbol: object, sym: string, oracle_feed_index: number) =>
    own('createmarket', {
      share_symbol: { sym, contract: SHARES },
      underlying_symbol,
      oracle_feed_index,
      variable_interest_model: MODEL,
      collateral_factor: 0.7,
      reserve_factor: 0.1,
    });
  const reward_symbol = { sym: '4,LOAN', contract: REWARDS };
  const factors = { close_factor: 0.1, liquidation_incentive: 0.1 };
  runner.send([
    own('setglobals', { oracle_contract: 'oracles', ...factors, reward_symbol }),
    market(XPR, '4,LXPR', 0),
    market(XBTC, '8,LBTC', 1),
    own('setrewards', {
      market: 'LXPR',
      supplier_rewards_per_half_second: '0.0100 LOAN',
      borrower_rewards_per_half_second: '0.0050 LOAN',
    }),
  ]);
  runner.wait(2);
  for (const user of ['alice', 'bob', 'carol']) {
    const entered = { payer: user, user, markets: ['LXPR', 'LBTC'] };
    runner.send([act(LENDING, 'entermarkets', active(user), entered)]);
  }
  runner.send([transfer('carol', LENDING, amounts.whole(60_000), 'mint')]);
  runner.send([transfer('alice', LENDING, '0.10000000 XBTC', 'mint', 'xtokens')]);
  runner.wait(60);
  const borrow = (borrower: string, tokens: number): void => {
    const underlying = { quantity: amounts.whole(tokens), contract: 'eosio.token' };
    const loan = { borrower, underlying, use_stable_rate: false };
    runner.send([act(LENDING, 'borrow', active(borrower), loan)]);
  };
  borrow('alice', 25_000);
  runner.wait(DAY);
  runner.send([transfer('alice', LENDING, amounts.whole(5_000), 'repay,variable')]);
  const token = { quantity: '1000.0000 LXPR', contract: SHARES };
  runner.send([act(LENDING, 'redeem', active('carol'), { redeemer: 'carol', token })]);
  const claim = { claimer: 'carol', markets: ['LXPR'] };
  runner.send([act(LENDING, 'claimrewards', active('carol'), claim)]);
  runner.wait(5);
}

/** Matching orders, open orders, and a cancelled one. */
function trades(runner: StoryRunner, amounts: Amounts): void {
  const open = { ask_token: XMD, maker_fee: 10, taker_fee: 20, order_min: 100_000, status_code: 1 };
  for (const [index, bid_token] of [XPR, XBTC].entries()) {
    const market = { market_id: index + 1, bid_token, ...open };
    runner.send([act(DEX, 'setmarket', active(DEX), market)]);
  }
  const order = (account: string, order_side: number, quantity: number, price: number) => {
    const paid = (quantity / 1_000_000).toFixed(6);
    const payment =
      order_side === BUY
        ? transfer(account, DEX, `${paid} XMD`, '', MONEY)
        : transfer(account, DEX, amounts.units(BigInt(quantity)), '');
    const placed = {
      market_id: 1,
      account,
      order_type: 1,
      order_side,
      quantity,
      price,
      bid_symbol: XPR,
      ask_symbol: XMD,
      trigger_price: 0,
      fill_type: 0,
      referrer: '',
    };
    const settle = { q_size: 50, show_error_msg: false };
    runner.send([
      payment,
      act(DEX, 'placeorder', active(account), placed),
      act(DEX, 'process', active(account), settle),
      act(DEX, 'withdrawall', active(account), { account }),
    ]);
    runner.wait(30);
  };
  order('carol', SELL, 50_000_000, 3_200);
  order('carol', SELL, 80_000_000, 3_500);
  order('bob', BUY, 9_000_000, 2_900);
  order('alice', BUY, 12_000_000, 3_200);
  order('alice', BUY, 4_000_000, 2_700);
  runner.send([act(DEX, 'cancelorder', active('alice'), { account: 'alice', order_id: 5 })]);
  runner.send([act(DEX, 'withdrawall', active('alice'), { account: 'alice' })]);
  runner.wait(5);
}

/** Funds for the swap account's payouts, and a first order. */
function swaps(runner: StoryRunner, amounts: Amounts): void {
  const wrapped = ['2.00000000 XBTC', '50.00000000 XETH', '200000.000000 XUSDC'];
  const issue = (quantity: string): StoryAction =>
    act('xtokens', 'issue', active('xtokens'), { to: 'xtokens', quantity, memo: '' });
  runner.send(wrapped.map(issue));
  runner.send([
    ...wrapped.map((quantity) => transfer('xtokens', SWAP, quantity, 'deposit', 'xtokens')),
    transfer(MONEY, SWAP, '50000.000000 XMD', 'deposit', MONEY),
    transfer('eosio', SWAP, amounts.whole(20_000_000), 'deposit'),
  ]);
  runner.wait(2);
  runner.send([transfer('bob', SWAP, '25.000000 XMD', 'XUSDC,first-order', MONEY)]);
  runner.wait(5);
}
