/** The share of a part in a whole, 0 to 1, for drawing only: exact to a ten-thousandth. */
export function shareOf(part: bigint, whole: bigint): number {
  if (whole <= 0n || part <= 0n) return 0;
  return Math.min(Number((part * 10_000n) / whole) / 10_000, 1);
}
