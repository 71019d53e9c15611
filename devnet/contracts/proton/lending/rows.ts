import type { Asset } from '../../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import { symbolCodeToBigint } from '../../../../src/chain/core/symbol-bigint.ts';
import type { TokenSymbol } from '../../../../src/chain/core/symbol.ts';
import type { ExtendedAsset } from '../../../abi/scalars.ts';
import { table } from '../../../engine/contract.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../../engine/contract.ts';

export interface ExtendedSymbol {
  sym: TokenSymbol;
  contract: string;
}

export interface Entry<Key, Value> {
  key: Key;
  value: Value;
}

/** Interest rates of half a second: linear up to the kink of utilization, steeper above. */
export interface InterestModel {
  base_rate_half_second: number;
  slope_half_second: number;
  jump_slope_half_second: number;
  kink: number;
}

export interface Market {
  share_symbol: ExtendedSymbol;
  underlying_symbol: ExtendedSymbol;
  variable_interest_model: InterestModel;
  stable_interest_model: InterestModel;
  /** Borrowable share of a collateral's value. */
  collateral_factor: number;
  /** Reserved share of the interest. */
  reserve_factor: number;
  /** Growth of one unit of debt since the start. */
  borrow_index: number;
  average_stable_rate: number;
  stable_loans_enabled: boolean;
  max_stable_borrow_percentage: number;
  variable_accrual_time: string;
  stable_accrual_time: string;
  total_variable_borrows: ExtendedAsset;
  total_stable_borrows: ExtendedAsset;
  total_reserves: ExtendedAsset;
  oracle_feed_index: bigint;
}

export interface Debt {
  variable_principal: bigint;
  variable_interest_index: number;
  stable_principal: bigint;
  last_stable_update: string;
  stable_rate: number;
}

/** An account's lent tokens, by share token. */
interface Shares {
  account: string;
  tokens: Entry<ExtendedSymbol, bigint>[];
}

/** An account's debts, by token. */
interface Borrows {
  account: string;
  tokens: Entry<ExtendedSymbol, Debt>[];
}

export interface Globals {
  oracle_contract: string;
  close_factor: number;
  liquidation_incentive: number;
  reward_symbol: ExtendedSymbol;
}

export interface RewardConfig {
  market_symbol: string;
  supplier_rewards_per_half_second: bigint;
  borrower_rewards_per_half_second: bigint;
  borrow_index: number;
  borrow_time: string;
  supply_index: number;
  supply_time: string;
}

export interface Reward {
  accrued_amount: bigint;
  borrower_index: number;
  supplier_index: number;
}

interface Rewards {
  account: string;
  markets: Entry<string, Reward>[];
}

export const GLOBALS_KEY = nameToBigint('globals.cfg');
const byAccount = ({ account }: { account: string }): bigint => nameToBigint(account);

export const lendingTables: Record<string, TableSpec> = {
  markets: table<Market>('market', ({ share_symbol }) => symbolCodeToBigint(share_symbol.sym.code)),
  shares: table<Shares>('shares_row', byAccount),
  borrows: table<Borrows>('borrows_row', byAccount),
  rewards: table<Rewards>('rewards_row', byAccount),
  'globals.cfg': table<Globals>('globals', () => GLOBALS_KEY),
  'rewards.cfg': table<RewardConfig>('rewards_config', ({ market_symbol }) =>
    symbolCodeToBigint(market_symbol),
  ),
};

export const markets = (context: ApplyContext): TableAccess<Market> =>
  context.table('markets', context.receiver);
export const shares = (context: ApplyContext): TableAccess<Shares> =>
  context.table('shares', context.receiver);
export const borrows = (context: ApplyContext): TableAccess<Borrows> =>
  context.table('borrows', context.receiver);
export const rewards = (context: ApplyContext): TableAccess<Rewards> =>
  context.table('rewards', context.receiver);
export const rewardConfigs = (context: ApplyContext): TableAccess<RewardConfig> =>
  context.table('rewards.cfg', context.receiver);
export const globals = (context: ApplyContext): TableAccess<Globals> =>
  context.table('globals.cfg', context.receiver);

export function isOf({ sym, contract }: ExtendedSymbol, other: ExtendedSymbol): boolean {
  return contract === other.contract && sameSymbol(sym, other.sym);
}

/** An account's balance of a token, from any contract. */
export function balanceOf(context: ApplyContext, owner: string, token: ExtendedSymbol): bigint {
  const rows = context.table<{ balance: Asset }>('accounts', owner, token.contract);
  return rows.get(symbolCodeToBigint(token.sym.code))?.balance.units ?? 0n;
}

export const marketCode = ({ share_symbol }: Market): string => share_symbol.sym.code;
