import { type RamMarket, type RamTrade, sellRam } from './ram.ts';

/** Parts that an impact is told in before it becomes a number for display. */
const PARTS = 1_000_000_000n;
/** The fee of a sale: one part in 200, rounded up. */
const FEE_PARTS = 200n;

/**
 * The fewest bytes whose sale brings in at least so many units, fee taken off: `sellRam` the other
 * way round. Null where the market could not pay that for any number of bytes.
 */
export function bytesToSell(market: RamMarket, units: bigint): bigint | null {
  if (units <= 0n) return 0n;
  const gross = grossOf(units);
  const left = market.tokens.units - gross;
  if (left <= 0n) return null;
  return dividedUp(gross * market.bytes, left);
}

/** The share by which the price without fee is worse than the market's before the trade. */
export function buyImpact(market: RamMarket, { tokens, fee }: RamTrade): number {
  return share(tokens.units - fee.units, market.tokens.units);
}

/** As buyImpact, for a sale. */
export function sellImpact(market: RamMarket, { bytes }: RamTrade): number {
  return share(bytes, market.bytes + bytes);
}

/**
 * What an account may sell: bytes it bought, of which those in use must stay.
 * @param quota bytes, gifts of the chain included; -1 where there is no limit
 */
export function sellableBytes(bought: bigint, quota: number, used: number): bigint {
  const free = quota < 0 ? bought : BigInt(Math.max(0, Math.trunc(quota - used)));
  return free < bought ? free : bought;
}

/** The contract sells nothing for a single unit of the token. */
export function isSaleTooSmall(market: RamMarket, bytes: bigint): boolean {
  const { tokens, fee } = sellRam(market, bytes);
  return tokens.units + fee.units <= 1n;
}

/** The least amount of which so many units are left after the fee. */
function grossOf(units: bigint): bigint {
  return dividedUp(units * FEE_PARTS, FEE_PARTS - 1n);
}

function dividedUp(part: bigint, whole: bigint): bigint {
  return (part + whole - 1n) / whole;
}

function share(part: bigint, whole: bigint): number {
  return whole <= 0n ? 0 : Number((part * PARTS) / whole) / Number(PARTS);
}
