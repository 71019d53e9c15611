import { type Asset } from '../../core/asset.ts';
import { readUnits } from '../../core/typed-units.ts';
import {
  POWERUP_WHOLE,
  powerupFee,
  powerupPrice,
  type PowerupSide,
  powerupSideAt,
  weightOfFraction,
} from './powerup-cost.ts';
import { amountOfWeight, type ResourceRates } from './resource-rates.ts';

/** Points of the curve: one for each percent, with both ends. */
const STEPS = 100;
/** Parts of a share: a millionth of a percent. */
const PARTS = 100_000_000n;
/** Decimals of a percentage that the contract's fractions can hold. */
const PERCENT_DECIMALS = 13;

/** CPU or NET on the market at a time. Shares are 0 to 1. */
export interface PowerupFigures {
  /** Rented out now. */
  readonly utilization: number;
  /** The utilization that prices start from. It decays to `utilization`. */
  readonly adjusted: number;
  /** The price of the whole market at the adjusted utilization. */
  readonly price: Asset;
  /** The cost of renting 1% now; null if less is left. */
  readonly percentFee: Asset | null;
  /** The rentable part of all CPU or NET. */
  readonly rentable: number;
}

/** A point of the price curve. */
export interface CurvePoint {
  /** 0 to 1. */
  readonly utilization: number;
  /** The price of the whole market. */
  readonly price: Asset;
}

/** @param now milliseconds UTC */
export function powerupFigures(of: PowerupSide, now: number): PowerupFigures {
  const side = powerupSideAt(of, now);
  const { weight, utilization, adjustedUtilization } = side;
  const adjusted = adjustedUtilization > utilization ? adjustedUtilization : utilization;
  return {
    utilization: share(utilization, weight),
    adjusted: share(adjusted, weight),
    price: powerupPrice(side, adjusted),
    percentFee: feeOf(side, POWERUP_WHOLE / 100n),
    rentable: 1 - share(side.weightRatio, POWERUP_WHOLE),
  };
}

/** The price by utilization, from 0% to 100%. Empty if nothing can be rented. */
export function powerupCurve(of: PowerupSide, now: number): readonly CurvePoint[] {
  const side = powerupSideAt(of, now);
  if (side.weight <= 0n) return [];
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    utilization: step / STEPS,
    price: powerupPrice(side, (side.weight * BigInt(step)) / BigInt(STEPS)),
  }));
}

/** What a typed share of the market gives and costs. */
export interface ShareQuote {
  /** Microseconds or bytes a day; null if the rates are unknown. */
  readonly amount: bigint | null;
  /** Null if the market has too little left. */
  readonly fee: Asset | null;
}

/** @param percent typed text: `0.5`. Null if it is no share of the market. */
export function shareQuote(
  percent: string,
  of: PowerupSide,
  { now, rate }: { readonly now: number; readonly rate: ResourceRates['cpu'] | undefined },
): ShareQuote | null {
  const fraction = readUnits(percent.trim(), PERCENT_DECIMALS);
  if (typeof fraction !== 'bigint' || fraction <= 0n || fraction > POWERUP_WHOLE) return null;
  const side = powerupSideAt(of, now);
  const amount = rate ? amountOfWeight(rate, weightOfFraction(side, fraction)) : null;
  return { amount, fee: feeOf(side, fraction) };
}

function feeOf(side: PowerupSide, fraction: bigint): Asset | null {
  const units = powerupFee(side, fraction);
  return units === null ? null : { units, symbol: side.maxPrice.symbol };
}

function share(part: bigint, total: bigint): number {
  return total <= 0n || part <= 0n ? 0 : Number((part * PARTS) / total) / Number(PARTS);
}
