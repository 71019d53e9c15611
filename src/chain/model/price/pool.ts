import { type Asset, parseAsset } from '../../core/asset.ts';
import type { PoolSource, PoolToken } from '../../config/price-source.ts';
import * as limits from '../../core/limits.ts';
import { integerTextOf, type JsonRecord, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import { timeOf } from '../shared/lenient.ts';
import { absent, type PriceDoubt, type PriceReading, type SourceReading } from './price.ts';

/** A pool's price of its token in its dollar token. */
export interface PoolQuote {
  readonly price: number;
  /** Whole dollar tokens that raise or lower the price by 2 %, of the two the smaller amount. */
  readonly depth: number;
  /** The pool's last change, milliseconds UTC. Null if its row does not say. */
  readonly updated: number | null;
}

/** Relative change of a price's square root. */
const ROOT_MOVE = Math.sqrt(1 + limits.poolMove) - 1;

/**
 * The quote of a pool's row. Null if the row is malformed, empty, inactive, or of other tokens than
 * the source says: ids of pools are not names.
 */
export function poolQuote(source: PoolSource, row: JsonRecord): PoolQuote | null {
  try {
    const quote = source.kind === 'alcor' ? byRoot(source, row) : byReserves(source, row);
    return quote && Number.isFinite(quote.price) && quote.price > 0 && quote.depth >= 0
      ? quote
      : null;
  } catch {
    return null;
  }
}

/**
 * @param dollar what one dollar token is worth in US dollars; null if nothing says it, then it
 *   counts as one dollar
 */
export function poolReading(
  quote: PoolQuote | null,
  dollar: number | null,
  now: number,
): SourceReading {
  if (!quote) return absent;
  const { updated } = quote;
  if (updated !== null && now - updated > limits.poolUsableMs) return { kind: 'stale', updated };
  const worth = dollar ?? 1;
  const depth = quote.depth * worth;
  if (depth < limits.poolLeastDepth) return { kind: 'thin', depth };
  const doubts: PriceDoubt[] = [];
  if (depth < limits.poolDepth) doubts.push('thin');
  if (dollar === null) doubts.push('dollar-assumed');
  return { price: quote.price * worth, updated, doubts };
}

/**
 * A pool's reading, doubted if one trade may have made its price: the pool changed in the last two
 * minutes, or does not say when it did, and is more than 2 % away from the oracle.
 * @param oracle the chain's oracle's price in US dollars; null for none, then nothing confirms it
 */
export function comparedWithOracle(
  reading: PriceReading,
  oracle: number | null,
  now: number,
): PriceReading {
  const { price, updated, doubts } = reading;
  const mayHaveMoved = updated === null || now - updated < limits.poolMovedMs;
  const isConfirmed = oracle !== null && Math.abs(price - oracle) <= limits.poolMove * oracle;
  return mayHaveMoved && !isConfirmed
    ? { ...reading, doubts: [...doubts, 'just-traded'] }
    : reading;
}

interface Side {
  readonly token: PoolToken;
  readonly amount: Asset;
}

/** Pools whose price is the ratio of their reserves: Defibox and Proton Swap. */
function byReserves(source: PoolSource, row: JsonRecord): PoolQuote | null {
  const sides =
    source.kind === 'defibox'
      ? [defiboxSide(row.token0, row.reserve0), defiboxSide(row.token1, row.reserve1)]
      : [extendedSide(row.pool1), extendedSide(row.pool2)];
  const [token, dollar] = inOrder(source, sides);
  if (!token || !dollar) return null;
  const reserve = decimalNumber(dollar.amount);
  return {
    price: reserve / decimalNumber(token.amount),
    // Constant product: both reserves change by the root of what the price changes by.
    depth: reserve * ROOT_MOVE,
    updated: timeOf(row.block_time_last) || null,
  };
}

/**
 * Pools of concentrated liquidity: Alcor's. The price is the square of `sqrtPriceX64 / 2^64`, in
 * smallest units of B for one of A; the reserves say nothing of it. The depth is that of the present
 * liquidity, as if no tick was crossed.
 */
function byRoot(source: PoolSource, row: JsonRecord): PoolQuote | null {
  const slot = recordOf(row.currSlot);
  const root = Number(integerTextOf(slot.sqrtPriceX64)) / 2 ** 64;
  const liquidity = Number(integerTextOf(row.liquidity));
  const [a, b] = [extendedSide(row.tokenA), extendedSide(row.tokenB)];
  const [token, dollar] = inOrder(source, [a, b]);
  if (!a || !b || !token || !dollar || Number(row.active ?? 1) !== 1 || !(root > 0)) return null;
  const scale = 10 ** (token.amount.symbol.precision - dollar.amount.symbol.precision);
  const dollarRoot = dollar === b ? root : 1 / root;
  const updated = numberOf(slot.lastObservationTimestamp);
  return {
    price: dollarRoot ** 2 * scale,
    depth: (liquidity * dollarRoot * ROOT_MOVE) / 10 ** dollar.amount.symbol.precision,
    updated: updated === null ? null : updated * 1000,
  };
}

/** The token's side and the dollar's. */
function inOrder({ token, dollar }: PoolSource, sides: readonly (Side | null)[]) {
  const sideOf = ({ contract, code }: PoolToken) =>
    sides.find((side) => side?.token.contract === contract && side.token.code === code) ?? null;
  return [sideOf(token), sideOf(dollar)] as const;
}

function defiboxSide(token: unknown, reserve: unknown): Side | null {
  const contract = textOf(recordOf(token).contract);
  const amount = textOf(reserve);
  return contract === null || amount === null ? null : side(contract, amount);
}

/** `{quantity, contract}` */
function extendedSide(value: unknown): Side | null {
  const { quantity, contract } = recordOf(value);
  return typeof quantity === 'string' && typeof contract === 'string'
    ? side(contract, quantity)
    : null;
}

function side(contract: string, text: string): Side {
  const amount = parseAsset(text);
  return { token: { contract, code: amount.symbol.code }, amount };
}

function decimalNumber({ units, symbol }: Asset): number {
  return Number(units) / 10 ** symbol.precision;
}
