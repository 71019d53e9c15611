import { addAssets, type Asset, subtractAssets } from '../core/asset.ts';
import { recordOf } from '../rpc/json.ts';
import { assetOf, unitsOf } from './lenient.ts';

/** Where the supply of a core token is. */
export interface TokenSupply {
  readonly supply: Asset;
  readonly totalLocked: Asset;
  /** Held by the accounts that producers are paid from. */
  readonly bpRewards: Asset;
  /** Put by in the system contract's buckets, to be paid to producers. */
  readonly bpBucket: Asset;
  readonly totalBp: Asset;
  readonly circulating: Asset;
}

/** A row of `stat`, or null. */
export function currencyStats(row: unknown): { supply: Asset; maxSupply: Asset } | null {
  const told = recordOf(row);
  const supply = assetOf(told.supply);
  const maxSupply = assetOf(told.max_supply);
  return supply && maxSupply && { supply, maxSupply };
}

/** What both buckets of the system contract's `global` row hold, in the core token. */
export function producerBuckets(row: unknown, symbol: Asset['symbol']): Asset {
  const told = recordOf(row);
  const vote = unitsOf(told.pervote_bucket, symbol);
  return { symbol, units: vote.units + unitsOf(told.perblock_bucket, symbol).units };
}

/**
 * total of producers = rewards + bucket; circulating = supply − locked − total of producers.
 * Throws 'invalid symbol' where the amounts are not all of one token.
 */
export function tokenSupply(
  parts: Pick<TokenSupply, 'supply' | 'totalLocked' | 'bpRewards' | 'bpBucket'>,
): TokenSupply {
  const totalBp = addAssets(parts.bpRewards, parts.bpBucket);
  const circulating = subtractAssets(subtractAssets(parts.supply, parts.totalLocked), totalBp);
  return { ...parts, totalBp, circulating };
}
