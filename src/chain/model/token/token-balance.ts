import type { TokenBalance } from '../account/account.ts';

/** An account's positive balances. */
export function heldBalances(balances: readonly TokenBalance[]): TokenBalance[] {
  return balances.filter(({ amount }) => amount.units > 0n);
}

/** Sorts the chain's own tokens first, in the order of their contracts; the rest is unchanged. */
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
