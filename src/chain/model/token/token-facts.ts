import type { Asset } from '../../core/asset.ts';
import type { TokenMarket } from './listed-token.ts';
import type { TokenId } from './token-id.ts';
import type { TokenPair } from './token-pair.ts';

/** What a contract's table and the chain's services report of a token. */
export interface TokenFacts extends TokenId {
  readonly supply: Asset;
  readonly maxSupply: Asset;
  /** The part of the supply that is in circulation; null if not known, absent for all of it. */
  readonly circulating?: Asset | null | undefined;
  readonly issuer: string;
  readonly holders: number | null;
  readonly market: TokenMarket | null;
  /** Name, website and description as published by the issuer: hostile texts. */
  readonly name: string | null;
  readonly website: string | null;
  readonly description: string | null;
  readonly pairs: readonly TokenPair[];
}
