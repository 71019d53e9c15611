import type { Asset } from '../../core/asset.ts';
import { recordOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';

/** WAX's genesis award of an account, and its counted rewards. */
export interface GenesisAward {
  readonly awarded: Asset;
  /** As of `countedAt`. The contract counts the rest when the reward is claimed. */
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
