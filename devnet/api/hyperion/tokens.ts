import type { Chain } from '../../types.ts';
import { holdings } from '../holdings.ts';

export interface TokenBalance {
  symbol: string;
  precision: number;
  /** Hyperion tells amounts as numbers, and loses what a double cannot hold. */
  amount: number;
  contract: string;
}

/** Balances of an account, by contract name. */
export function tokenBalances(chain: Chain, account: string): TokenBalance[] {
  return holdings(chain, account).map(({ contract, code, amount, decimals }) => ({
    ...{ symbol: code, precision: decimals, amount: Number(amount), contract },
  }));
}
