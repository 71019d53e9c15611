/**
 * Currencies that prices are shown in. A rate of each comes from a public service
 * (`src/chain/services/forex.ts`).
 */
export const displayCurrencies = [
  'USD',
  'GBP',
  'EUR',
  'CAD',
  'INR',
  'CNY',
  'HKD',
  'AUD',
  'SAR',
  'JPY',
  'KRW',
] as const;
