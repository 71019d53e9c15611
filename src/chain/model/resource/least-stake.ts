import { type Asset } from '../../core/asset.ts';
import { parseUnits } from '../../core/typed-units.ts';
import * as limits from '../../core/limits.ts';
import type { TokenSymbol } from '../../core/symbol.ts';

/** The stake for CPU or NET that an account needs to act: one whole token if it has no decimals. */
export function leastStake(symbol: TokenSymbol): Asset {
  const units = symbol.precision === 0 ? 1n : parseUnits(limits.leastStake, symbol.precision);
  return { units, symbol };
}
