import type { TokenBalance } from '../account/account.ts';
import type { PriceBasis } from '../price/price.ts';

/** Prices of one whole token in a currency, by `contract:SYMBOL`. */
export interface PriceList {
  readonly currency: string;
  readonly prices: ReadonlyMap<string, number>;
  /** Of the core token's price: a doubtful one is marked where it counts. */
  readonly basis?: PriceBasis | null;
}

/** The value of a balance in the list's currency, for display; null if no price is known. */
export function tokenWorth({ contract, amount }: TokenBalance, list: PriceList | null) {
  const price = list?.prices.get(`${contract}:${amount.symbol.code}`);
  if (price === undefined || amount.malformed === true) return null;
  return (Number(amount.units) / 10 ** amount.symbol.precision) * price;
}

/** The value of all balances; null if none has a price. */
export function totalWorth(balances: readonly TokenBalance[], list: PriceList | null) {
  const worths = balances.map((one) => tokenWorth(one, list)).filter((worth) => worth !== null);
  return worths.length > 0 ? worths.reduce((sum, worth) => sum + worth, 0) : null;
}
