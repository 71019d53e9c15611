import type { Asset } from '../../core/asset.ts';
import { recordOf } from '../../rpc/json.ts';
import { bancorInput, bancorOutput } from './bancor.ts';
import { assetOf } from '../shared/lenient.ts';

/** The RAM market's reserves: bytes and core tokens. */
export interface RamMarket {
  readonly bytes: bigint;
  readonly tokens: Asset;
}

/** A trade as the contract would settle it. `fee` is in core tokens. */
export interface RamTrade {
  readonly bytes: bigint;
  /** Paid for a purchase including the fee, or received for a sale after the fee. */
  readonly tokens: Asset;
  readonly fee: Asset;
}

const KIBIBYTE = 1024n;
const PRICE_DECIMALS = 8;
/** The fee is half a per cent, rounded up: one part in 200. */
const FEE_PARTS = 200n;

/** The first row of `rammarket`; null if it lacks a reserve. */
export function ramMarket(row: unknown): RamMarket | null {
  const { base, quote } = recordOf(row);
  const bytes = assetOf(recordOf(base).balance);
  const tokens = assetOf(recordOf(quote).balance);
  if (bytes?.symbol.code !== 'RAM' || bytes.symbol.precision !== 0 || tokens === null) return null;
  return bytes.units > 0n && tokens.units > 0n ? { bytes: bytes.units, tokens } : null;
}

/**
 * The price of 1,024 bytes in core tokens with 8 decimals: 1024 × quote balance ÷ base balance,
 * rounded down.
 */
export function ramPrice(market: RamMarket): Asset {
  const { units, symbol } = market.tokens;
  const scaled = KIBIBYTE * units * 10n ** BigInt(PRICE_DECIMALS);
  const price = scaled / (market.bytes * 10n ** BigInt(symbol.precision));
  return { units: price, symbol: { ...symbol, precision: PRICE_DECIMALS } };
}

/** The result of `buyram` for an amount of core tokens. The fee is deducted first. */
export function buyRam(market: RamMarket, units: bigint): RamTrade {
  const fee = feeOf(units);
  const bytes = bancorOutput(market.tokens.units, market.bytes, units - fee);
  return { bytes, ...amounts(market, units, fee) };
}

/**
 * The result of `buyrambytes`: the contract rounds the market price ÷ 0.995 down, and buys for that,
 * so that a few bytes less are credited than were requested. Null if the market holds fewer bytes.
 */
export function buyRamBytes(market: RamMarket, bytes: bigint): RamTrade | null {
  const cost = bancorInput(market.bytes, market.tokens.units, bytes);
  if (cost === null) return null;
  const paid = (cost * FEE_PARTS) / (FEE_PARTS - 1n);
  return buyRam(market, paid);
}

/** The cheapest `buyrambytes` that credits so many bytes. Null if the market holds fewer. */
export function buyAtLeast(
  market: RamMarket,
  bytes: bigint,
): { readonly request: bigint; readonly trade: RamTrade } | null {
  const credits = (request: bigint) => (buyRamBytes(market, request)?.bytes ?? 0n) >= bytes;
  let low = bytes;
  let high = market.bytes - 1n;
  if (!credits(high)) return null;
  while (low < high) {
    const middle = (low + high) / 2n;
    if (credits(middle)) high = middle;
    else low = middle + 1n;
  }
  const trade = buyRamBytes(market, low);
  return trade && { request: low, trade };
}

/** The payout of `sellram`. The fee is deducted from the market's payout. */
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
 * The RAM price for display, truncated: 4 decimals below one token, else 2, and more if fewer than
 * two digits would be left.
 */
export function shownRamPrice({ units, symbol }: Asset): Asset {
  const at = (decimals: number) => units / 10n ** BigInt(symbol.precision - decimals);
  let decimals = Math.min(at(0) >= 1n ? 2 : 4, symbol.precision);
  while (decimals < symbol.precision && at(decimals) < 10n) decimals++;
  return { units: at(decimals), symbol: { ...symbol, precision: decimals } };
}
