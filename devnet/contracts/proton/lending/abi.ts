import { abiOf } from '../../abi.ts';

const model =
  'base_rate_half_second float64, slope_half_second float64, jump_slope_half_second float64, kink float64';

/** The ABI of lending.loan. */
export function lendingAbi(actions: readonly string[]) {
  return abiOf({
    structs: {
      extended_symbol: 'sym symbol, contract name',
      interest_rate_model: model,
      pair_extended_symbol_int64: 'key extended_symbol, value int64',
      borrow_snapshot:
        'variable_principal int64, variable_interest_index float64, stable_principal int64, last_stable_update time_point, stable_rate float64',
      pair_extended_symbol_borrow_snapshot: 'key extended_symbol, value borrow_snapshot',
      reward_snapshot: 'accrued_amount int64, borrower_index float64, supplier_index float64',
      pair_symbol_code_reward_snapshot: 'key symbol_code, value reward_snapshot',
      market:
        'share_symbol extended_symbol, underlying_symbol extended_symbol, variable_interest_model interest_rate_model, stable_interest_model interest_rate_model, collateral_factor float64, reserve_factor float64, borrow_index float64, average_stable_rate float64, stable_loans_enabled bool, max_stable_borrow_percentage float64, variable_accrual_time time_point, stable_accrual_time time_point, total_variable_borrows extended_asset, total_stable_borrows extended_asset, total_reserves extended_asset, oracle_feed_index uint64',
      shares_row: 'account name, tokens pair_extended_symbol_int64[]',
      borrows_row: 'account name, tokens pair_extended_symbol_borrow_snapshot[]',
      rewards_row: 'account name, markets pair_symbol_code_reward_snapshot[]',
      globals:
        'oracle_contract name, close_factor float64, liquidation_incentive float64, reward_symbol extended_symbol',
      rewards_config:
        'market_symbol symbol_code, supplier_rewards_per_half_second int64, borrower_rewards_per_half_second int64, borrow_index float64, borrow_time time_point, supply_index float64, supply_time time_point',
      setglobals:
        'oracle_contract name, close_factor float64, liquidation_incentive float64, reward_symbol extended_symbol',
      createmarket:
        'share_symbol extended_symbol, underlying_symbol extended_symbol, variable_interest_model interest_rate_model, collateral_factor float64, reserve_factor float64, oracle_feed_index uint64',
      setrewards:
        'market symbol_code, supplier_rewards_per_half_second asset, borrower_rewards_per_half_second asset',
      entermarkets: 'payer name, user name, markets symbol_code[]',
      exitmarkets: 'user name, markets symbol_code[]',
      borrow: 'borrower name, underlying extended_asset, use_stable_rate bool',
      redeem: 'redeemer name, token extended_asset',
      withdraw: 'withdrawer name, token extended_asset',
      claimrewards: 'claimer name, markets symbol_code[]',
    },
    actions,
    tables: {
      markets: 'market',
      shares: 'shares_row',
      borrows: 'borrows_row',
      rewards: 'rewards_row',
      'globals.cfg': 'globals',
      'rewards.cfg': 'rewards_config',
    },
  });
}
