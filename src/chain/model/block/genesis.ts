import type { Asset } from '../../core/asset.ts';
import { recordOf } from '../../rpc/json.ts';
import { assetOf, timeOf } from '../shared/lenient.ts';

/** What WAX awarded a member of its first days, and what of the rewards was counted up. */
export interface GenesisAward {
  readonly awarded: Asset;
  /** As of `countedAt`: the contract counts further when a claim comes. */
  readonly unclaimed: Asset;
  /** Milliseconds UTC; 0 where the row does not say. */
  readonly claimedAt: number;
  readonly countedAt: number;
}

/** A row of `genesis`, or null. */
export function genesisAward(row: unknown): GenesisAward | null {
  const told = recordOf(row);
  const awarded = assetOf(told.balance);
  const unclaimed = assetOf(told.unclaimed_balance);
  if (awarded === null || unclaimed === null) return null;
  const [claimedAt, countedAt] = [timeOf(told.last_claim_time), timeOf(told.last_updated)];
  return { awarded, unclaimed, claimedAt, countedAt };
}
