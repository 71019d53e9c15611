/** Nine distinguish every float32 from its neighbours. */
const FEWER_DIGITS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The number with the fewest digits that is this float32: 0.1 for 0.10000000149011612. */
export function shortestFloat32(value: number): number {
  const withDigits = (digits: number) => Number(value.toPrecision(digits));
  const fewest = FEWER_DIGITS.find((digits) => Math.fround(withDigits(digits)) === value);
  return withDigits(fewest ?? 9);
}
