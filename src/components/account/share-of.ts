/** The share of a part, 0 to 1, with four decimals. For drawing only. */
export function shareOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0;
  return Math.min(Number((part * 10_000n) / whole) / 10_000, 1);
}
