import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import { nameFromBigint } from '../../../../src/chain/core/name-bigint.ts';
import { symbolCodeToBigint } from '../../../../src/chain/core/symbol-bigint.ts';
import type { Asset } from '../../../../src/chain/core/asset.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { owed } from './interest.ts';
import { debtOf, shareOf } from './positions.ts';
import { marketCode, rewardConfigs, rewards } from './rows.ts';
import type { Market, Reward, RewardConfig } from './rows.ts';

const HALF_SECOND = 500;

/** Credits an account's rewards before its shares or debt change. */
export function bookRewards(context: ApplyContext, account: string, market: Market): void {
  const code = marketCode(market);
  const before = rewardConfigs(context).get(symbolCodeToBigint(code));
  if (!before) return;
  const config = grow(context, market, before);
  const key = nameToBigint(account);
  const row = rewards(context).get(key) ?? { account, markets: [] };
  const indexes = { borrower_index: config.borrow_index, supplier_index: config.supply_index };
  const held = row.markets.find((one) => one.key === code)?.value;
  const reward: Reward = held ?? { ...indexes, accrued_amount: 0n };
  const supplied = Number(shareOf(context, account, market));
  const borrowed = Number(owed(market, debtOf(context, account, market)));
  const earned =
    supplied * (config.supply_index - reward.supplier_index) +
    borrowed * (config.borrow_index - reward.borrower_index);
  const accrued_amount = reward.accrued_amount + BigInt(Math.trunc(earned));
  const others = row.markets.filter((one) => one.key !== code);
  const own = { key: code, value: { ...indexes, accrued_amount } };
  rewards(context).put({ account, markets: [...others, own] }, context.receiver);
}

/** Claims an account's rewards of the markets. */
export function takeRewards(context: ApplyContext, account: string, codes: string[]): bigint {
  const row = rewards(context).get(nameToBigint(account));
  if (!row) return 0n;
  let sum = 0n;
  const markets = row.markets.map((one) => {
    if (!codes.includes(one.key)) return one;
    sum += one.value.accrued_amount;
    return { ...one, value: { ...one.value, accrued_amount: 0n } };
  });
  rewards(context).put({ account, markets });
  return sum;
}

/** Accrues a market's rewards for all lenders and borrowers. */
function grow(context: ApplyContext, market: Market, config: RewardConfig): RewardConfig {
  const { sym, contract } = market.share_symbol;
  const key = symbolCodeToBigint(sym.code);
  const stat = context.table<{ supply: Asset }>('stat', nameFromBigint(key), contract).get(key);
  const each = (rate: bigint, since: string, all: number): number => {
    const halves = Math.max(0, context.now - Date.parse(`${since}Z`)) / HALF_SECOND;
    return all > 0 ? (Number(rate) * halves) / all : 0;
  };
  const supplied = Number(stat?.supply.units ?? 0n);
  const borrowed = Number(market.total_variable_borrows.quantity.units);
  const toSuppliers = config.supplier_rewards_per_half_second;
  const toBorrowers = config.borrower_rewards_per_half_second;
  const grown = {
    ...config,
    supply_index: config.supply_index + each(toSuppliers, config.supply_time, supplied),
    borrow_index: config.borrow_index + each(toBorrowers, config.borrow_time, borrowed),
    supply_time: context.time,
    borrow_time: context.time,
  };
  rewardConfigs(context).put(grown);
  return grown;
}
