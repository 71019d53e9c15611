import { type Asset } from '../../core/asset.ts';
import { parseUnits } from '../../core/typed-units.ts';
import * as limits from '../../core/limits.ts';
import * as messages from '../../core/messages.ts';
import { displayCurrencies } from './display-currencies.ts';

/** Decimals of displayed amounts, by currency. */
const PRECISIONS: ReadonlyMap<string, number> = new Map([
  ...displayCurrencies.map((code) => [code, 2] as const),
  ['JPY', 0],
  ['KRW', 0],
  ['ETH', 4],
  ['BTC', 8],
  ['EOS', 4],
  ['XPR', 4],
]);

/** Decimals to show; two for a currency that is not in the table. */
export function currencyDecimals(code: string): number {
  return PRECISIONS.get(code) ?? 2;
}

/** Throws 'Unsupported currency'. */
export function currencyPrecision(code: string): number {
  const precision = PRECISIONS.get(code);
  if (precision === undefined) throw new Error(messages.currencyUnsupported);
  return precision;
}

/** More precise than any currency in the table. Binary fractions are wrong below this. */
const FRACTION_DIGITS = 12;

/**
 * An amount of a currency, rounded down to its decimals. Throws 'Unsupported currency', 'invalid
 * number' or 'Number is out of range'.
 */
export function currencyAmount(value: number, code: string): Asset {
  const precision = currencyPrecision(code);
  const [whole = '', decimals = ''] = value.toFixed(FRACTION_DIGITS).split('.');
  const text = `${whole}.${decimals.slice(0, precision)}`;
  return { units: parseUnits(text, precision), symbol: { code, precision } };
}

/** The market capitalisation of a supply at the price of one token. */
export function marketCap(supply: Asset, price: number): number {
  return (Number(supply.units) / 10 ** supply.symbol.precision) * price;
}

/** A market capitalisation in billions from one billion on, else in millions. */
export function marketCapParts(amount: number): { value: number; unit: 'B' | 'M' } {
  return amount >= limits.billion
    ? { value: amount / limits.billion, unit: 'B' }
    : { value: amount / limits.million, unit: 'M' };
}

/** Lower prices are shown as zero. */
const MOST_PRICE_DECIMALS = 20;

/**
 * Decimals of the core token's price: 3 below one US dollar, else 2, and more if fewer than two
 * digits would be left.
 */
export function priceDecimals(price: number, currency: string): number {
  const usual = currency === 'USD' && price < 1 ? 3 : 2;
  if (price <= 0 || price >= 1) return usual;
  const places = Math.ceil(-Math.log10(price)) + 1;
  return Math.min(Math.max(usual, places), MOST_PRICE_DECIMALS);
}
