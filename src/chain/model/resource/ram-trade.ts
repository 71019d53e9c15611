import { type RamMarket, type RamTrade, sellRam } from './ram.ts';

/** Resolution of the price impact before it becomes a number for display. */
const PARTS = 1_000_000_000n;
/** The fee of a sale: one part in 200, rounded up. */
const FEE_PARTS = 200n;

/**
 * The fewest bytes that sell for at least this many units after the fee: the inverse of `sellRam`.
 * Null if the market cannot pay that.
 */
export function bytesToSell(market: RamMarket, units: bigint): bigint | null {
  if (units <= 0n) return 0n;
  const gross = grossOf(units);
  const left = market.tokens.units - gross;
  if (left <= 0n) return null;
  return dividedUp(gross * market.bytes, left);
}

/** How much worse the price without fee is than the market price before the trade. */
export function buyImpact(market: RamMarket, { tokens, fee }: RamTrade): number {
  return share(tokens.units - fee.units, market.tokens.units);
}

/** Like buyImpact, for a sale. */
export function sellImpact(market: RamMarket, { bytes }: RamTrade): number {
  return share(bytes, market.bytes + bytes);
}

/**
 * Bytes an account can sell: bought bytes that are not in use.
 * @param quota bytes, including the chain's gift; -1 for unlimited
 */
export function sellableBytes(bought: bigint, quota: number, used: number): bigint {
  const free = quota < 0 ? bought : BigInt(Math.max(0, Math.trunc(quota - used)));
  return free < bought ? free : bought;
}

/** The contract refuses a sale for a single unit of the token. */
export function isSaleTooSmall(market: RamMarket, bytes: bigint): boolean {
  const { tokens, fee } = sellRam(market, bytes);
  return tokens.units + fee.units <= 1n;
}

/** The smallest amount that leaves this many units after the fee. */
function grossOf(units: bigint): bigint {
  return dividedUp(units * FEE_PARTS, FEE_PARTS - 1n);
}

function dividedUp(part: bigint, total: bigint): bigint {
  return (part + total - 1n) / total;
}

function share(part: bigint, total: bigint): number {
  return total <= 0n ? 0 : Number((part * PARTS) / total) / Number(PARTS);
}
