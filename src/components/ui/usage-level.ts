export type UsageLevel = 'ok' | 'warning' | 'danger';

/** How near `used` is to `max`, -1 for no limit. Three quarters used is worth a look; nineteen twentieths stops work soon. */
export function usageLevel(used: number, max: number): UsageLevel {
  if (max < 0) return 'ok';
  const share = max === 0 ? (used > 0 ? 1 : 0) : used / max;
  return share >= 0.95 ? 'danger' : share >= 0.75 ? 'warning' : 'ok';
}
