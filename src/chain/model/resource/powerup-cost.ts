import type { Asset } from '../../core/asset.ts';

/** 100% of the rentable resource, in PowerUp fractions. */
export const POWERUP_WHOLE = 10n ** 15n;

/** CPU or NET on the PowerUp market. Weights are units of stake, times are milliseconds UTC. */
export interface PowerupSide {
  readonly weight: bigint;
  readonly weightRatio: bigint;
  readonly initialWeightRatio: bigint;
  readonly targetWeightRatio: bigint;
  readonly assumedStakeWeight: bigint;
  readonly initialAt: number;
  readonly targetAt: number;
  readonly exponent: number;
  readonly decaySeconds: number;
  readonly minPrice: Asset;
  readonly maxPrice: Asset;
  readonly utilization: bigint;
  readonly adjustedUtilization: bigint;
  readonly utilizedAt: number;
}

/**
 * The market side as the contract computes it at a time: the rentable share shifts, and the price
 * decays to the current utilization. Source: `update_weight` and `update_utilization` in the system
 * contract's powerup.cpp.
 */
export function powerupSideAt(side: PowerupSide, now: number): PowerupSide {
  const weightRatio = ratioAt(side, now);
  const { assumedStakeWeight: assumed, utilization, decaySeconds } = side;
  const weight = weightRatio > 0n ? (assumed * POWERUP_WHOLE) / weightRatio - assumed : side.weight;
  const above = side.adjustedUtilization - utilization;
  const seconds = Math.floor((now - side.utilizedAt) / 1000);
  if (above <= 0n || seconds <= 0 || decaySeconds <= 0) return { ...side, weight, weightRatio };
  const left = BigInt(Math.trunc(Number(above) * Math.exp(-seconds / decaySeconds)));
  return { ...side, weight, weightRatio, adjustedUtilization: utilization + left, utilizedAt: now };
}

/** The smallest fraction that gives at least this weight; null if less is available. */
export function fractionOfWeight(side: PowerupSide, weight: bigint): bigint | null {
  if (weight <= 0n) return 0n;
  if (side.weight <= 0n || side.utilization + weight > side.weight) return null;
  return (weight * POWERUP_WHOLE + side.weight - 1n) / side.weight;
}

export function weightOfFraction(side: PowerupSide, fraction: bigint): bigint {
  return (fraction * side.weight) / POWERUP_WHOLE;
}

/**
 * The fee of a fraction in core units, for the current side. Null if the market has too little, or no price.
 * Computed in doubles like the contract: the price is min + (max − min) × u^(exponent − 1) of the
 * utilization u, flat up to the adjusted utilization and integrated above it. Source:
 * `calc_powerup_fee`.
 */
export function powerupFee(side: PowerupSide, fraction: bigint): bigint | null {
  if (fraction <= 0n) return 0n;
  const increase = weightOfFraction(side, fraction);
  const { utilization: start, adjustedUtilization: adjusted, weight } = side;
  const end = start + increase;
  if (weight <= 0n || end > weight) return null;
  const flatEnd = adjusted < end ? adjusted : end;
  let fee = 0;
  if (start < adjusted) fee += (priceAt(side, adjusted) * Number(flatEnd - start)) / Number(weight);
  const from = start < adjusted ? adjusted : start;
  if (from < end) fee += integral(side, from, end);
  // A false market may have no price, or one below zero.
  return fee >= 0 && Number.isFinite(fee) ? BigInt(Math.ceil(fee)) : null;
}

/** The largest fraction that costs at most this many units. */
export function fractionFor(side: PowerupSide, units: bigint): bigint {
  if (units <= 0n) return 0n;
  let low = 0n;
  let high = POWERUP_WHOLE;
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    const fee = powerupFee(side, middle);
    if (fee !== null && fee <= units) low = middle;
    else high = middle - 1n;
  }
  return low;
}

/** The maximum payment: the fee plus a margin, in case others rent first. */
export function maxPayment(fee: bigint, percent: bigint): bigint {
  return fee + (fee * percent + 99n) / 100n;
}

/** The price of the whole market at a utilization, rounded up to a core unit. */
export function powerupPrice(side: PowerupSide, used: bigint): Asset {
  const price = side.weight > 0n ? priceAt(side, used) : 0;
  const { symbol } = side.maxPrice;
  return { units: Number.isFinite(price) ? BigInt(Math.ceil(price)) : 0n, symbol };
}

function priceAt({ exponent, minPrice, maxPrice, weight }: PowerupSide, used: bigint): number {
  const [min, max] = [Number(minPrice.units), Number(maxPrice.units)];
  if (exponent <= 1) return max;
  return min + (max - min) * (Number(used) / Number(weight)) ** (exponent - 1);
}

function integral(side: PowerupSide, from: bigint, to: bigint): number {
  const { exponent, minPrice, maxPrice, weight } = side;
  const min = Number(minPrice.units);
  const coefficient = (Number(maxPrice.units) - min) / exponent;
  const [a, b] = [Number(from) / Number(weight), Number(to) / Number(weight)];
  return min * b - min * a + coefficient * b ** exponent - coefficient * a ** exponent;
}

function ratioAt(side: PowerupSide, now: number): bigint {
  const { initialAt, targetAt, initialWeightRatio: initial, targetWeightRatio: target } = side;
  if (now >= targetAt || targetAt <= initialAt) return target;
  if (now <= initialAt) return initial;
  const passed = BigInt(Math.floor((now - initialAt) / 1000));
  const all = BigInt(Math.floor((targetAt - initialAt) / 1000));
  return all === 0n ? target : initial + ((target - initial) * passed) / all;
}
