import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import { recordOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';

/** WAX's genesis award of an account, and its counted rewards. */
export interface GenesisAward {
  readonly awarded: Asset;
  /** As of `countedAt`. */
  readonly unclaimed: Asset;
  /** Milliseconds UTC; 0 if missing. */
  readonly claimedAt: number;
  readonly countedAt: number;
}

/** A row of `genesis`, or null. */
export function genesisAward(row: unknown): GenesisAward | null {
  const fields = recordOf(row);
  const awarded = assetOf(fields.balance);
  const unclaimed = assetOf(fields.unclaimed_balance);
  if (awarded === null || unclaimed === null) return null;
  const [claimedAt, countedAt] = [timeOf(fields.last_claim_time), timeOf(fields.last_updated)];
  return { awarded, unclaimed, claimedAt, countedAt };
}

/** The 1,096 days in which the awards vested. */
const VESTING_MS = 1_096 * limits.dayMs;
const VESTED_AT = Date.UTC(2019, 6, 1) + VESTING_MS;

/**
 * What a claim pays at a time (milliseconds UTC): what was counted, and the award's part that vested
 * since. Nothing if it was counted after the vesting ended. Source: `get_unclaimed_gbm_balance` of
 * worldwide-asset-exchange/wax-system-contracts
 * (`contracts/eosio.system/src/delegate_bandwidth.cpp`).
 */
export function genesisDue({ awarded, unclaimed, countedAt }: GenesisAward, now: number): Asset {
  const passed = Math.min(now, VESTED_AT) - countedAt;
  if (passed <= 0) return { ...unclaimed, units: 0n };
  const vested = BigInt(Math.trunc(Number(awarded.units) * (passed / VESTING_MS)));
  return { ...unclaimed, units: vested + unclaimed.units };
}

/** When the contract takes the next claim: a day after the last one. */
export function nextGenesisClaim({ claimedAt }: GenesisAward): number {
  return claimedAt + limits.dayMs;
}
