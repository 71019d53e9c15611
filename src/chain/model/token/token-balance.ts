import type { TokenBalance } from '../account/account.ts';

/** What an account holds: balances of nothing, or of less, are none. */
export function heldBalances(balances: readonly TokenBalance[]): TokenBalance[] {
  return balances.filter(({ amount }) => amount.units > 0n);
}

/** Tokens of the chain's own contracts first, in the order of the contracts; the rest as it came. */
export function coreContractsFirst(
  balances: readonly TokenBalance[],
  contracts: readonly string[],
): TokenBalance[] {
  const place = ({ contract }: TokenBalance) => {
    const found = contracts.indexOf(contract);
    return found < 0 ? contracts.length : found;
  };
  return balances.toSorted((a, b) => place(a) - place(b));
}
