import { formatUnits } from '#src/chain/core/asset.ts';
import type { Chain, ChainSpec } from '../types.ts';

/** Amounts of a token as texts. */
export interface Amounts {
  /** Whole tokens: 12 is `12.0000 EOS`. */
  whole(amount: number): string;
  /** Ten-thousandths of a token, whatever the precision: 12 is `0.0012 EOS`. */
  fine(amount: number): string;
  /** Smallest units: 12n is `0.0012 EOS`, or less with more decimals. */
  units(amount: bigint): string;
}

/** Amounts of the core token, or of another one. */
export function createAmounts(
  { spec }: Chain,
  { code, precision }: ChainSpec['symbol'] = spec.symbol,
): Amounts {
  const scale = 10n ** BigInt(precision);
  const text = (units: bigint): string => `${formatUnits(units, precision)} ${code}`;
  return {
    units: text,
    whole: (amount) => text(BigInt(amount) * scale),
    fine: (amount) => text((BigInt(amount) * scale) / 10_000n),
  };
}
