import type { Asset } from '../../core/asset.ts';
import { recordOf } from '../../rpc/json.ts';
import { bancorInput, bancorOutput } from './bancor.ts';
import { assetOf } from '../shared/lenient.ts';

/** The reserves of the RAM market: bytes against core tokens. */
export interface RamMarket {
  readonly bytes: bigint;
  readonly tokens: Asset;
}

/** A trade as the contract would settle it. `fee` is in core tokens. */
export interface RamTrade {
  readonly bytes: bigint;
  /** Paid for a purchase, fee included; received for a sale, fee taken off. */
  readonly tokens: Asset;
  readonly fee: Asset;
}

const KIBIBYTE = 1024n;
const PRICE_DECIMALS = 8;
/** The fee is half a per cent, rounded up: one part in 200. */
const FEE_PARTS = 200n;

/** The first row of `rammarket`, or null where it is not a market with both its reserves. */
export function ramMarket(row: unknown): RamMarket | null {
  const { base, quote } = recordOf(row);
  const bytes = assetOf(recordOf(base).balance);
  const tokens = assetOf(recordOf(quote).balance);
  if (bytes?.symbol.code !== 'RAM' || bytes.symbol.precision !== 0 || tokens === null) return null;
  return bytes.units > 0n && tokens.units > 0n ? { bytes: bytes.units, tokens } : null;
}

/**
 * The price of 1,024 bytes in core tokens, with 8 decimals whatever the token has:
 * 1024 × quote balance ÷ base balance, rounded down.
 */
export function ramPrice(market: RamMarket): Asset {
  const { units, symbol } = market.tokens;
  const scaled = KIBIBYTE * units * 10n ** BigInt(PRICE_DECIMALS);
  const price = scaled / (market.bytes * 10n ** BigInt(symbol.precision));
  return { units: price, symbol: { ...symbol, precision: PRICE_DECIMALS } };
}

/** What `buyram` gives for an amount of core tokens. The fee is taken before the market is asked. */
export function buyRam(market: RamMarket, units: bigint): RamTrade {
  const fee = feeOf(units);
  const bytes = bancorOutput(market.tokens.units, market.bytes, units - fee);
  return { bytes, ...amounts(market, units, fee) };
}

/**
 * What `buyrambytes` costs: the market's price ÷ 0.995, rounded down. Null where the market does
 * not hold so many bytes.
 */
export function buyRamBytes(market: RamMarket, bytes: bigint): RamTrade | null {
  const cost = bancorInput(market.bytes, market.tokens.units, bytes);
  if (cost === null) return null;
  const paid = (cost * FEE_PARTS) / (FEE_PARTS - 1n);
  return { bytes, ...amounts(market, paid, feeOf(paid)) };
}

/** What `sellram` pays for bytes. The fee is taken off what the market gives. */
export function sellRam(market: RamMarket, bytes: bigint): RamTrade {
  const gross = bancorOutput(market.bytes, market.tokens.units, bytes);
  const fee = feeOf(gross);
  return { bytes, ...amounts(market, gross - fee, fee) };
}

function feeOf(units: bigint): bigint {
  return units <= 0n ? 0n : (units + FEE_PARTS - 1n) / FEE_PARTS;
}

function amounts(market: RamMarket, tokens: bigint, fee: bigint) {
  const { symbol } = market.tokens;
  return { tokens: { units: tokens, symbol }, fee: { units: fee, symbol } };
}

/**
 * The price of RAM as a headline figure, cut off: 4 decimals below one token, else 2, and more where
 * fewer than two digits of it would be left.
 */
export function shownRamPrice({ units, symbol }: Asset): Asset {
  const at = (decimals: number) => units / 10n ** BigInt(symbol.precision - decimals);
  let decimals = Math.min(at(0) >= 1n ? 2 : 4, symbol.precision);
  while (decimals < symbol.precision && at(decimals) < 10n) decimals++;
  return { units: at(decimals), symbol: { ...symbol, precision: decimals } };
}
