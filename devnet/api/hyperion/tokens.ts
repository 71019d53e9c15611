import type { Chain } from '../../types.ts';
import { holdings } from '../holdings.ts';

export interface TokenBalance {
  symbol: string;
  precision: number;
  /** Hyperion writes amounts as numbers and loses precision. */
  amount: number;
  contract: string;
}

/** Balances of an account, by contract name. */
export function tokenBalances(chain: Chain, account: string): TokenBalance[] {
  return holdings(chain, account).map(({ contract, code, amount, decimals }) => ({
    symbol: code,
    precision: decimals,
    amount: Number(amount),
    contract,
  }));
}
