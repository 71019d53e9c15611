import type { Asset } from '../../../../src/chain/core/asset.ts';
import { sameSymbol } from '../../../../src/chain/core/symbol.ts';
import { formatTimeSeconds } from '../../../../src/chain/core/format-time.ts';
import type { ApplyContext } from '../../../engine/contract.ts';
import { check } from '../../../engine/errors.ts';
import { core } from '../money.ts';
import { POWERUP_FRAC, secondsOf } from './market.ts';
import type { PowerupResource, PowerupState } from './rows.ts';

const EPOCH = '1970-01-01T00:00:00';
const MAX_INT64 = 2n ** 63n - 1n;

/** Null keeps the current or default value. */
export interface ResourceConfig {
  current_weight_ratio: bigint | null;
  target_weight_ratio: bigint | null;
  assumed_stake_weight: bigint | null;
  target_timestamp: string | null;
  exponent: number | null;
  decay_secs: number | null;
  min_price: Asset | null;
  max_price: Asset | null;
}

export interface PowerupConfig {
  net: ResourceConfig;
  cpu: ResourceConfig;
  powerup_days: number | null;
  min_powerup_fee: Asset | null;
}

/** The state of an unconfigured market. */
export function emptyState(context: ApplyContext): PowerupState {
  const resource: PowerupResource = {
    version: 0,
    weight: 0n,
    weight_ratio: 0n,
    assumed_stake_weight: 0n,
    initial_weight_ratio: POWERUP_FRAC,
    target_weight_ratio: POWERUP_FRAC / 100n,
    initial_timestamp: EPOCH,
    target_timestamp: EPOCH,
    exponent: 2,
    decay_secs: 24 * 3600,
    min_price: core(context, 0n),
    max_price: core(context, 0n),
    utilization: 0n,
    adjusted_utilization: 0n,
    utilization_timestamp: formatTimeSeconds(context.now),
  };
  return {
    version: 0,
    net: resource,
    cpu: resource,
    powerup_days: 30,
    min_powerup_fee: core(context, 0n),
  };
}

/** The resource with a validated configuration, from a time in seconds. */
export function configured(
  context: ApplyContext,
  before: PowerupResource,
  config: ResourceConfig,
  now: number,
): PowerupResource {
  const time = formatTimeSeconds(now * 1000);
  const ratio = config.current_weight_ratio ?? (before.weight_ratio || before.initial_weight_ratio);
  const target = config.target_weight_ratio ?? before.target_weight_ratio;
  const assumed = config.assumed_stake_weight ?? before.assumed_stake_weight;
  check(assumed !== 0n, 'assumed_stake_weight does not have a default value');
  const until = ratio === target ? time : (config.target_timestamp ?? before.target_timestamp);
  if (ratio !== target) {
    check(secondsOf(until) !== 0, 'target_timestamp does not have a default value');
    check(secondsOf(until) > now, 'target_timestamp must be in the future');
  }
  const exponent = config.exponent ?? before.exponent;
  const decay_secs = config.decay_secs ?? before.decay_secs;
  const max_price = config.max_price ?? before.max_price;
  check(config.max_price ?? max_price.units !== 0n, 'max_price does not have a default value');
  const min_price = config.min_price ?? before.min_price;
  const rules: [boolean, string][] = [
    [ratio > 0n, 'current_weight_ratio is too small'],
    [ratio <= POWERUP_FRAC, 'current_weight_ratio is too large'],
    [target > 0n, 'target_weight_ratio is too small'],
    [target <= ratio, "weight can't grow over time"],
    [assumed >= 1n, 'assumed_stake_weight must be at least 1; a much larger value is recommended'],
    [
      target > 0n && (assumed * POWERUP_FRAC) / target <= MAX_INT64,
      'assumed_stake_weight/target_weight_ratio is too large',
    ],
    [exponent >= 1, 'exponent must be >= 1'],
    [decay_secs >= 1, 'decay_secs must be >= 1'],
    [sameSymbol(max_price.symbol, context.core), "max_price doesn't match core symbol"],
    [max_price.units > 0n, 'max_price must be positive'],
    [sameSymbol(min_price.symbol, context.core), "min_price doesn't match core symbol"],
    [min_price.units >= 0n, 'min_price must be non-negative'],
    [min_price.units <= max_price.units, 'min_price cannot exceed max_price'],
    [
      exponent !== 1 || min_price.units === max_price.units,
      'min_price and max_price must be the same if the exponent is 1',
    ],
  ];
  for (const [holds, message] of rules) check(holds, message);
  return {
    ...before,
    assumed_stake_weight: assumed,
    initial_weight_ratio: ratio,
    target_weight_ratio: target,
    initial_timestamp: time,
    target_timestamp: until,
    exponent,
    decay_secs,
    min_price,
    max_price,
  };
}
