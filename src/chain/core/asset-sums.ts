import type { Asset } from './asset.ts';
import * as messages from './messages.ts';
import { sameSymbol } from './symbol.ts';

const INT64_MAX = 2n ** 63n - 1n;
const INT64_MIN = -(2n ** 63n);

/** Throws 'invalid symbol' if the symbols differ, 'Number is out of range' beyond 64 bits. */
export function addAssets(a: Asset, b: Asset): Asset {
  return inRange({ ...sumOf(a, b), units: a.units + matching(a, b).units });
}

/** Throws the same errors as addAssets. */
export function subtractAssets(a: Asset, b: Asset): Asset {
  return inRange({ ...sumOf(a, b), units: a.units - matching(a, b).units });
}

/** The order of two amounts of the same token. */
export function compareUnits(a: Pick<Asset, 'units'>, b: Pick<Asset, 'units'>): number {
  if (a.units === b.units) return 0;
  return a.units < b.units ? -1 : 1;
}

function matching(a: Asset, b: Asset): Asset {
  if (!sameSymbol(a.symbol, b.symbol)) throw new Error(messages.symbolsDiffer);
  return b;
}

function sumOf(a: Asset, b: Asset): Omit<Asset, 'units'> {
  return a.malformed || b.malformed ? { symbol: a.symbol, malformed: true } : { symbol: a.symbol };
}

function inRange(asset: Asset): Asset {
  if (!isInt64(asset.units)) throw new Error(messages.numberOutOfRange);
  return asset;
}

function isInt64(value: bigint): boolean {
  return value >= INT64_MIN && value <= INT64_MAX;
}
