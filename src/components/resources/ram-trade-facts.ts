import type { RamTrade } from '#src/chain/model/resource/ram.ts';
import { formatUnits } from '#src/chain/core/asset.ts';
import type { RamUnit } from '#src/chain/model/resource/ram-check.ts';

/** Shares below it are not written out. */
const LEAST_SHARE = 0.0001;

/** A share such as `0.31 %`, or that it is less than what two decimals can tell. */
export function impactText(
  share: number,
  percent: (share: number, decimals: number) => string,
  under: (share: string) => string,
): string {
  const least = percent(LEAST_SHARE, 2);
  return share < LEAST_SHARE ? under(least) : percent(share, 2);
}

/** The figure of a trade in the other unit, for a form that changes its unit. */
export function figureIn(unit: RamUnit, { bytes, tokens }: RamTrade): string {
  return unit === 'bytes' ? String(bytes) : formatUnits(tokens.units, tokens.symbol.precision);
}
