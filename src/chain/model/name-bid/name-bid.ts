import { type AmountProblem, amountProblem } from '../../actions/check-fields.ts';
import { type Asset } from '../../core/asset.ts';
import { parseUnits } from '../../core/typed-units.ts';
import { dayMs } from '../../core/limits.ts';
import { isName } from '../../core/name.ts';

/** The highest bid for an account name of fewer than 12 characters. */
export interface NameBid {
  readonly name: string;
  readonly bidder: string;
  /** Units of the core token. */
  readonly units: bigint;
  /** Sold. The row stays until the bidder creates the account. */
  readonly closed: boolean;
  /** Milliseconds UTC. */
  readonly bidAt: number;
}

/** What a bidder gets back for a name on which another account bid more. */
export interface LostBid {
  readonly name: string;
  readonly amount: Asset;
}

/** What the system contract knows of auctions. Milliseconds UTC; 0 for never. */
export interface AuctionState {
  readonly namesClosedAt: number;
  readonly activatedAt: number;
}

/** The auction that closes next, and the earliest time. */
export interface NextClosing {
  readonly bid: NameBid;
  /** Milliseconds UTC. In the past if it closes with one of the next blocks. */
  readonly at: number;
}

/** The contract waits so long after the chain's activation before it closes the first auction. */
const OPENING_DELAY_MS = 14 * dayMs;

/** The smallest bid that the contract accepts after a bid: more than a tenth above it. */
export function leastNextBid(units: bigint): bigint {
  return units + units / 10n + 1n;
}

/**
 * The contract closes at most one auction a day: the highest, if nobody bid on it for a day. Null
 * without an open auction, and before the chain's activation.
 */
export function nextClosing(
  highest: NameBid | null,
  { namesClosedAt, activatedAt }: AuctionState,
): NextClosing | null {
  if (!highest || activatedAt <= 0) return null;
  const at = Math.max(namesClosedAt + dayMs, highest.bidAt + dayMs, activatedAt + OPENING_DELAY_MS);
  return { bid: highest, at };
}

export interface NameProblem {
  readonly kind: 'not-a-name' | 'too-long-name' | 'has-dot' | 'taken' | 'closed' | 'own-bid';
}

export type BidProblem = AmountProblem | { readonly kind: 'below-bid'; readonly least: bigint };

/** The facts of a name that decide whether it can be bid on. */
export interface NameFacts {
  readonly exists: boolean;
  readonly bid: NameBid | null;
}

/**
 * Why an account cannot bid on a name. Names of twelve characters need no bid.
 * @param facts null if unknown
 */
export function nameProblem(
  name: string,
  bidder: string,
  facts: NameFacts | null,
): NameProblem | null {
  if (!isName(name) || name === '') return { kind: 'not-a-name' };
  if (name.includes('.')) return { kind: 'has-dot' };
  if (name.length > 11) return { kind: 'too-long-name' };
  if (facts?.exists) return { kind: 'taken' };
  if (facts?.bid?.closed) return { kind: 'closed' };
  return facts?.bid?.bidder === bidder ? { kind: 'own-bid' } : null;
}

/** Why an amount cannot be bid. A closed auction has no least bid. */
export function bidProblem(
  text: string,
  symbol: Asset['symbol'],
  available: Asset | null,
  bid: NameBid | null,
): BidProblem | null {
  const problem = amountProblem(text, symbol, available);
  if (problem || !bid || bid.closed) return problem;
  const least = leastNextBid(bid.units);
  return parseUnits(text, symbol.precision) < least ? { kind: 'below-bid', least } : null;
}
