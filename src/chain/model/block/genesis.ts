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
  const fields = recordOf(row);
  const awarded = assetOf(fields.balance);
  const unclaimed = assetOf(fields.unclaimed_balance);
  if (awarded === null || unclaimed === null) return null;
  const [claimedAt, countedAt] = [timeOf(fields.last_claim_time), timeOf(fields.last_updated)];
  return { awarded, unclaimed, claimedAt, countedAt };
}
