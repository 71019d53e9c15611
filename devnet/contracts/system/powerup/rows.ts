import type { Asset } from '../../../../src/chain/core/asset.ts';
import { nameToBigint } from '../../../../src/chain/core/name-bigint.ts';
import type { ApplyContext, TableAccess, TableSpec } from '../../../engine/contract.ts';
import { table } from '../../../engine/contract.ts';

/** The market of one resource. Weights are units of stake, ratios are parts of `POWERUP_FRAC`. */
export interface PowerupResource {
  version: number;
  weight: bigint;
  weight_ratio: bigint;
  assumed_stake_weight: bigint;
  initial_weight_ratio: bigint;
  target_weight_ratio: bigint;
  initial_timestamp: string;
  target_timestamp: string;
  exponent: number;
  decay_secs: number;
  min_price: Asset;
  max_price: Asset;
  utilization: bigint;
  adjusted_utilization: bigint;
  utilization_timestamp: string;
}

export interface PowerupState {
  version: number;
  net: PowerupResource;
  cpu: PowerupResource;
  powerup_days: number;
  min_powerup_fee: Asset;
}

export interface PowerupOrder {
  version: number;
  id: bigint;
  owner: string;
  net_weight: bigint;
  cpu_weight: bigint;
  expires: string;
}

const STATE = 'powup.state';

export const STATE_KEY = nameToBigint(STATE);

/** Both have scope 0. */
export const powerupTables: Record<string, TableSpec> = {
  'powup.order': table<PowerupOrder>(
    'powerup_order',
    ({ id }) => id,
    ({ owner }) => nameToBigint(owner),
    ({ expires }) => BigInt(Date.parse(`${expires}Z`) / 1000),
  ),
  [STATE]: table('powerup_state', () => STATE_KEY),
};

export const powerupState = (context: ApplyContext): TableAccess<PowerupState> =>
  context.table(STATE, '');
export const powerupOrders = (context: ApplyContext): TableAccess<PowerupOrder> =>
  context.table('powup.order', '');
