import { formatTimeSeconds } from '../../../../src/chain/core/format-time.ts';
import type { PowerupResource } from './rows.ts';

/** A hundred percent. */
export const POWERUP_FRAC = 10n ** 15n;

/** The resource with its rentable weight at a time in seconds. */
export function reweighed(resource: PowerupResource, now: number): PowerupResource {
  const weight_ratio = ratioAt(resource, now);
  const { assumed_stake_weight: assumed } = resource;
  return { ...resource, weight_ratio, weight: (assumed * POWERUP_FRAC) / weight_ratio - assumed };
}

/** The resource with its decayed utilization at a time in seconds. */
export function decayed(resource: PowerupResource, now: number): PowerupResource {
  const since = secondsOf(resource.utilization_timestamp);
  if (now <= since) return resource;
  const { utilization, adjusted_utilization: adjusted, decay_secs } = resource;
  const difference = adjusted > utilization ? adjusted - utilization : 0n;
  const left = Math.trunc(Number(difference) * Math.exp(-(now - since) / decay_secs));
  return {
    ...resource,
    adjusted_utilization: utilization + BigInt(left),
    utilization_timestamp: formatTimeSeconds(now * 1000),
  };
}

/**
 * Core units for additional weight: the price is min + (max - min) u^(exponent - 1) of the
 * utilization u, flat up to the adjusted utilization, integrated above it. After `calc_powerup_fee`
 * of the reference contract.
 */
export function powerupFee(resource: PowerupResource, increase: bigint): bigint {
  if (increase <= 0n) return 0n;
  const { exponent, utilization: start, adjusted_utilization: adjusted } = resource;
  const weight = Number(resource.weight);
  const min = Number(resource.min_price.units);
  const spread = Number(resource.max_price.units) - min;
  const priceAt = (used: bigint): number =>
    exponent - 1 <= 0 ? min + spread : min + spread * (Number(used) / weight) ** (exponent - 1);
  const costOf = (from: bigint, to: bigint): number => {
    const [a, b] = [Number(from) / weight, Number(to) / weight];
    const coefficient = spread / exponent;
    return min * b - min * a + coefficient * b ** exponent - coefficient * a ** exponent;
  };
  const end = start + increase;
  const flat = adjusted < end ? adjusted : end;
  let fee = 0;
  if (start < adjusted) fee += (priceAt(adjusted) * Number(flat - start)) / weight;
  const from = start < adjusted ? adjusted : start;
  if (from < end) fee += costOf(from, end);
  return BigInt(Math.ceil(fee));
}

function ratioAt(resource: PowerupResource, now: number): bigint {
  const [start, end] = [resource.initial_timestamp, resource.target_timestamp].map(secondsOf);
  if (now >= end!) return resource.target_weight_ratio;
  const change = resource.target_weight_ratio - resource.initial_weight_ratio;
  return resource.initial_weight_ratio + (change * BigInt(now - start!)) / BigInt(end! - start!);
}

export function secondsOf(time: string): number {
  return Date.parse(`${time}Z`) / 1000;
}
