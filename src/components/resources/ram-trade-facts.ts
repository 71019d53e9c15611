import type { RamTrade } from '#src/chain/model/resource/ram.ts';
import { formatUnits } from '#src/chain/core/asset.ts';
import type { RamUnit } from '#src/chain/model/resource/ram-check.ts';

/** Smaller shares are shown as "less than". */
const LEAST_SHARE = 0.0001;

/** A share such as `0.31 %`, or "less than" below two decimals. */
export function impactText(
  share: number,
  percent: (share: number, decimals: number) => string,
  under: (share: string) => string,
): string {
  const least = percent(LEAST_SHARE, 2);
  return share < LEAST_SHARE ? under(least) : percent(share, 2);
}

/** A trade's amount in the other unit, when a form changes its unit. */
export function figureIn(unit: RamUnit, { bytes, tokens }: RamTrade): string {
  return unit === 'bytes' ? String(bytes) : formatUnits(tokens.units, tokens.symbol.precision);
}
