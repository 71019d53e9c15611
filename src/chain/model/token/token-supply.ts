import { addAssets, type Asset, subtractAssets } from '../../core/asset.ts';
import { recordOf } from '../../rpc/json.ts';
import { assetOf, unitsOf } from '../shared/lenient.ts';

/** The distribution of a core token's supply. */
export interface TokenSupply {
  readonly supply: Asset;
  readonly totalLocked: Asset;
  /** The treasury's producer rewards, and the bucket reserved for later ones. */
  readonly bpRewards: Asset;
  readonly bpBucket: Asset;
  readonly totalBp: Asset;
  readonly circulating: Asset;
}

/** A row of `stat`, or null. */
export function currencyStats(row: unknown): { supply: Asset; maxSupply: Asset } | null {
  const fields = recordOf(row);
  const supply = assetOf(fields.supply);
  const maxSupply = assetOf(fields.max_supply);
  return supply && maxSupply && { supply, maxSupply };
}

/** A row of FIO's `bprewards` or `bpbucketpool`, in the core token. */
export function treasuryRewards(row: unknown, symbol: Asset['symbol']): Asset {
  return unitsOf(recordOf(row).rewards, symbol);
}

/**
 * locked = supply − circulating (from a public service); total of producers = rewards + bucket.
 * Throws 'invalid symbol' if the tokens differ.
 */
export function tokenSupply(
  parts: Pick<TokenSupply, 'supply' | 'circulating' | 'bpRewards' | 'bpBucket'>,
): TokenSupply {
  const totalLocked = subtractAssets(parts.supply, parts.circulating);
  return { ...parts, totalLocked, totalBp: addAssets(parts.bpRewards, parts.bpBucket) };
}
