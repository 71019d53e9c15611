import type { PriceSource } from '../../config/price-source.ts';
import * as limits from '../../core/limits.ts';

/** Why a price may be wrong. Each is shown beside it. */
export type PriceDoubt =
  /** The oracle's latest report is old. */
  | 'old'
  /** Few accounts reported to the oracle lately. */
  | 'few-reporters'
  /** The oracle's latest report is far from its median. */
  | 'spread'
  /** Small trades move the pool's price. */
  | 'thin'
  /** The pool may have the price of one trade, and no oracle confirms it. */
  | 'just-traded'
  /** The pool's dollar token counts as one dollar, and nothing says that it is worth one. */
  | 'dollar-assumed'
  /** Another source of the chain has another price. */
  | 'disagrees';

/** Why a source gave no price. */
export type PriceFailure =
  /** No response, or a malformed one. */
  | { readonly kind: 'failed' }
  /** It has no such pair, feed, pool or token, or no value yet. */
  | { readonly kind: 'absent' }
  /** @param updated milliseconds UTC of the latest report */
  | { readonly kind: 'stale'; readonly updated: number }
  /** @param depth US dollars that move the pool's price by 2 % */
  | { readonly kind: 'thin'; readonly depth: number };

/** A price of one whole core token. Fiat is a number: it is for display. */
export interface PriceReading {
  /** US dollars. */
  readonly price: number;
  /** When the source got it, milliseconds UTC. Null if it does not say. */
  readonly updated: number | null;
  readonly doubts: readonly PriceDoubt[];
}

export type SourceReading = PriceReading | PriceFailure;

/** The name of a source as the page shows it. */
export interface PriceSourceName {
  /** The contract, which has a page. Null for a service. */
  readonly contract: string | null;
  /** The pair, feed or pool in the contract; the service's host. */
  readonly detail: string;
}

export interface SourcedReading extends PriceReading {
  readonly source: PriceSourceName;
}

/** What is shown beside a price: its source, its age, and why it may be wrong. */
export type PriceBasis = Omit<SourcedReading, 'price'>;

/** A source without a price, and why. */
export interface SkippedPrice {
  readonly source: PriceSourceName;
  readonly failure: PriceFailure;
}

export const failed: PriceFailure = { kind: 'failed' };
export const absent: PriceFailure = { kind: 'absent' };

export function isPrice(reading: SourceReading): reading is PriceReading {
  return 'price' in reading;
}

export function nameOfSource(source: PriceSource): PriceSourceName {
  switch (source.kind) {
    case 'delphioracle':
      return { contract: source.contract, detail: source.pair };
    case 'feed':
      return { contract: source.contract, detail: source.feed };
    case 'defibox':
    case 'alcor':
    case 'proton-swaps':
      return {
        contract: source.contract,
        detail: `${source.token.code}/${source.dollar.code} ${source.pool}`,
      };
    default:
      return { contract: null, detail: new URL(source.url).host };
  }
}

/** A report's price, by its age: stale after an hour, old after a quarter. */
export function byAge(price: number, updated: number, now: number): SourceReading {
  const age = now - updated;
  if (age > limits.priceUsableMs) return { kind: 'stale', updated };
  return { price, updated, doubts: age > limits.priceFreshMs ? ['old'] : [] };
}

/** Whether two prices are more than 5 % apart. */
export function disagree(one: number, other: number): boolean {
  return Math.abs(one - other) > limits.priceSpread * Math.max(one, other);
}

/**
 * The best of a chain's own sources, in their order: the first one without a doubt. Null if there is
 * none. It is marked if another one without a doubt disagrees, or a pool that just traded.
 */
export function soundReading(readings: readonly SourcedReading[]): SourcedReading | null {
  const best = readings.find(({ doubts }) => doubts.length === 0);
  if (!best) return null;
  const others = readings.filter(({ doubts }) => doubts.every((doubt) => doubt === 'just-traded'));
  return others.some(({ price }) => disagree(best.price, price))
    ? { ...best, doubts: ['disagrees'] }
    : best;
}
