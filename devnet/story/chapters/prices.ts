import { parseTime } from '../../../src/chain/core/time.ts';
import { priceAt } from '../../api/market/prices.ts';
import { readRows } from '../../api/rows.ts';
import { DEFIBOX, defibox, DOLLARS } from '../../contracts/defibox.ts';
import { DELPHI_ORACLE, delphiOracle } from '../../contracts/delphi-oracle.ts';
import { token } from '../../contracts/token.ts';
import { act, active, openAccount, transfer } from '../actions.ts';
import { createAmounts, type Amounts } from '../amounts.ts';
import { PRODUCERS } from '../cast.ts';
import { deployNative, lendCode } from '../deploy.ts';
import type { Chain } from '../../types.ts';
import type { StoryAction, StoryRunner } from '../story-runner.ts';

/** Decimals of reports. */
const PRECISION = 4;
const REPORTERS = PRODUCERS.slice(0, 21).map(({ name }) => name);
/** Whole core tokens in the pool. */
const LIQUIDITY = 2_000_000;

/** Producers report the core token's price, and on Vaulta a pool trades EOS for dollars. */
export function prices(runner: StoryRunner, amounts: Amounts): void {
  const { oraclePair, vaulta, key } = runner.chain.spec;
  if (oraclePair === null) return;
  const funds = { bytes: 1024 * 1024, net: amounts.whole(100), cpu: amounts.whole(100) };
  runner.send(openAccount('eosio', DELPHI_ORACLE, funds));
  runner.wait(2);
  deployNative(runner, DELPHI_ORACLE, DELPHI_ORACLE, delphiOracle.abi);
  const { code, precision } = runner.chain.spec.symbol;
  const pair = {
    name: oraclePair,
    base_symbol: `${precision},${code}`,
    base_type: 4,
    base_contract: 'eosio.token',
    quote_symbol: '2,USD',
    quote_type: 1,
    quote_contract: '',
    quoted_precision: PRECISION,
  };
  const [first = ''] = REPORTERS;
  const proposed = { proposer: DELPHI_ORACLE, pair };
  runner.send([
    act(DELPHI_ORACLE, 'newbounty', active(DELPHI_ORACLE), proposed),
    act(DELPHI_ORACLE, 'votebounty', active(first), { owner: first, bounty: oraclePair }),
  ]);
  for (const owner of REPORTERS) runner.send(reportOf(runner, owner));
  runner.wait(60);
  if (vaulta && key === 'eos') dollarPool(runner, funds);
}

/** The reports of the last minutes. */
export function pricesNow(runner: StoryRunner): void {
  if (runner.chain.spec.oraclePair === null) return;
  for (const owner of REPORTERS) runner.send(reportOf(runner, owner));
  if (runner.chain.account(DEFIBOX)) runner.send([tradeOf(runner)]);
}

/** One producer's report of the price now. Producers take turns. */
export function reportPrice(runner: StoryRunner, turn: number): void {
  if (runner.chain.spec.oraclePair === null) return;
  runner.send(reportOf(runner, REPORTERS[turn % REPORTERS.length]!));
}

/** Brings the pool to the price. */
function tradeOf({ chain }: StoryRunner): StoryAction {
  const [row] = readRows(chain, { code: DEFIBOX, scope: DEFIBOX, table: 'pairs' });
  const [eos, dollars] = [row?.['reserve0'], row?.['reserve1']].map((text) =>
    Number(String(text).split(' ')[0]),
  ) as [number, number];
  const move = Math.sqrt((priceNow(chain) * eos) / dollars);
  const memo = 'swap,0,12';
  return move > 1
    ? transfer(DOLLARS, DEFIBOX, `${(dollars * (move - 1)).toFixed(4)} USDT`, memo, DOLLARS)
    : transfer('eosio', DEFIBOX, `${(eos * (1 / move - 1)).toFixed(4)} EOS`, memo);
}

/** A producer's report of the price. */
function reportOf(runner: StoryRunner, owner: string): StoryAction[] {
  const { oraclePair: pair } = runner.chain.spec;
  const quotes = [{ value: Math.round(priceNow(runner.chain) * 10 ** PRECISION), pair }];
  return [act(DELPHI_ORACLE, 'write', active(owner), { owner, quotes })];
}

/** In US dollars. */
function priceNow({ spec, headBlock }: Chain): number {
  return priceAt(spec.symbol.code, parseTime(headBlock.timestamp));
}

function dollarPool(runner: StoryRunner, funds: Parameters<typeof openAccount>[2]): void {
  for (const name of [DEFIBOX, DOLLARS]) runner.send(openAccount('eosio', name, funds));
  runner.wait(2);
  deployNative(runner, DOLLARS, 'token', token.abi);
  deployNative(runner, DEFIBOX, DEFIBOX, defibox.abi);
  lendCode(runner, DEFIBOX);
  const { key } = runner.chain.spec;
  const eos = createAmounts(runner.chain);
  const price = priceNow(runner.chain);
  const dollars = (amount: number) => `${amount.toFixed(4)} USDT`;
  const supply = dollars(10_000_000);
  const issued = { to: DOLLARS, quantity: supply, memo: key };
  const tokens = {
    token0: { contract: 'eosio.token', symbol: '4,EOS' },
    token1: { contract: DOLLARS, symbol: '4,USDT' },
  };
  const into = 'deposit,12';
  runner.send([
    act(DOLLARS, 'create', active(DOLLARS), { issuer: DOLLARS, maximum_supply: supply }),
    act(DOLLARS, 'issue', active(DOLLARS), issued),
    transfer(DOLLARS, 'eosio', dollars(LIQUIDITY * price), '', DOLLARS),
    act(DEFIBOX, 'createpair', active(DEFIBOX), { creator: DEFIBOX, ...tokens }),
    transfer('eosio', DEFIBOX, eos.whole(LIQUIDITY), into),
    transfer('eosio', DEFIBOX, dollars(LIQUIDITY * price), into, DOLLARS),
    act(DEFIBOX, 'deposit', active('eosio'), { owner: 'eosio', pair_id: 12 }),
  ]);
  runner.wait(5);
}
