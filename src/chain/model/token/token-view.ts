import { parseUnits } from '../../core/typed-units.ts';
import * as limits from '../../core/limits.ts';
import type { TokenBalance } from '../account/account.ts';
import { type PriceList, tokenWorth } from './token-worth.ts';

export const tokenOrders = ['usual', 'name', 'amount', 'worth'] as const;
type TokenOrder = (typeof tokenOrders)[number];

export interface TokenView {
  /** Part of a symbol or a contract name, case-insensitive. */
  readonly text: string;
  readonly order: TokenOrder;
  readonly hideSmall: boolean;
}

/** Below the token's small-balance threshold, or worth less than a cent. */
function isSmall(token: TokenBalance, prices: PriceList | null): boolean {
  const worth = tokenWorth(token, prices);
  if (worth !== null) return worth < 0.01;
  const { units, symbol } = token.amount;
  const least = parseUnits(limits.smallBalance, Math.max(symbol.precision, 4));
  const scaled = units * 10n ** BigInt(Math.max(0, 4 - symbol.precision));
  return scaled < least;
}

/** The filtered and sorted tokens of a view. Tokens without a price are worth least. */
export function viewTokens(
  tokens: readonly TokenBalance[],
  { text, order, hideSmall }: TokenView,
  prices: PriceList | null,
): TokenBalance[] {
  const term = text.trim().toLowerCase();
  const shown = tokens.filter(
    (token) =>
      (token.amount.symbol.code.toLowerCase().includes(term) || token.contract.includes(term)) &&
      !(hideSmall && isSmall(token, prices)),
  );
  switch (order) {
    case 'usual':
      return shown;
    case 'name':
      return shown.toSorted(byName);
    case 'amount':
      return shown.toSorted((a, b) => byAmount(b, a) || byName(a, b));
    case 'worth':
      return shown.toSorted(
        (a, b) => (tokenWorth(b, prices) ?? -1) - (tokenWorth(a, prices) ?? -1) || byName(a, b),
      );
  }
}

function byName(a: TokenBalance, b: TokenBalance): number {
  const [x, y] = [a.amount.symbol.code, b.amount.symbol.code];
  return x < y ? -1 : x > y ? 1 : a.contract < b.contract ? -1 : 1;
}

/** Compares displayed amounts: units at the same precision. */
function byAmount(a: TokenBalance, b: TokenBalance): number {
  const places = Math.max(a.amount.symbol.precision, b.amount.symbol.precision);
  const scaled = ({ amount: { units, symbol } }: TokenBalance) =>
    units * 10n ** BigInt(places - symbol.precision);
  const difference = scaled(a) - scaled(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** An account's positive balances, and those that could not be read. */
export function heldBalances(balances: readonly TokenBalance[]): TokenBalance[] {
  return balances.filter(({ amount }) => amount.units > 0n || amount.malformed === true);
}

/** Sorts the chain's own tokens first, in the order of their contracts; the rest is unchanged. */
export function coreContractsFirst(
  balances: readonly TokenBalance[],
  contracts: readonly string[],
): TokenBalance[] {
  const orderOf = ({ contract }: TokenBalance) => {
    const position = contracts.indexOf(contract);
    return position < 0 ? contracts.length : position;
  };
  return balances.toSorted((a, b) => orderOf(a) - orderOf(b));
}
