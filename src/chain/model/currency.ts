/** Decimals in which amounts of a currency are shown. */
const PRECISIONS: ReadonlyMap<string, number> = new Map([
  ...(['GBP', 'EUR', 'CAD', 'USD', 'INR', 'CNY', 'HKD', 'AUD', 'SAR'] as const).map(
    (code) => [code, 2] as const,
  ),
  ['JPY', 0],
  ['KRW', 0],
  ['ETH', 4],
  ['BTC', 8],
  ['EOS', 4],
  ['XPR', 4],
]);

const BILLION = 1e9;
const MILLION = 1e6;

/** Throws 'Unsupported currency'. */
export function currencyPrecision(code: string): number {
  const precision = PRECISIONS.get(code);
  if (precision === undefined) throw new Error('Unsupported currency');
  return precision;
}

/** A market capitalisation in billions from one billion on, else in millions. */
export function marketCapParts(amount: number): { value: number; unit: 'B' | 'M' } {
  return amount >= BILLION
    ? { value: amount / BILLION, unit: 'B' }
    : { value: amount / MILLION, unit: 'M' };
}

/** Decimals of the core token's price: 3 for less than one US dollar, else 2. */
export function priceDecimals(price: number, currency: string): number {
  return currency === 'USD' && price < 1 ? 3 : 2;
}

/** Decimals of the price of RAM: 4 below a hundredth, else 2. */
export function ramPriceDecimals(price: number): number {
  return price < 0.01 ? 4 : 2;
}
