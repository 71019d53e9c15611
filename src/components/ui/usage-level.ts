export type UsageLevel = 'ok' | 'warning' | 'danger';

/**
 * The level of `used` relative to `max` (-1 for unlimited): a notice from 75%, critical from 95%.
 */
export function usageLevel(used: number, max: number): UsageLevel {
  if (max < 0) return 'ok';
  const share = max === 0 ? (used > 0 ? 1 : 0) : used / max;
  return share >= 0.95 ? 'danger' : share >= 0.75 ? 'warning' : 'ok';
}
