/** The periods of a price chart, as the backend names them. */
export const pricePeriods = ['day', 'week', 'month', 'year', 'all'] as const;
export type PricePeriod = (typeof pricePeriods)[number];
