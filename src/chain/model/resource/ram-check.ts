import { type AmountProblem, amountProblem } from '../../actions/check-fields.ts';
import { type Asset } from '../../core/asset.ts';
import { readUnits } from '../../core/typed-units.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import { buyRam, buyRamBytes, type RamMarket, type RamTrade, sellRam } from './ram.ts';
import { bytesToSell, isSaleTooSmall } from './ram-trade.ts';

/** The unit of a RAM amount. */
export type RamUnit = 'tokens' | 'bytes';

interface TypedRam {
  readonly amount: string;
  readonly unit: RamUnit;
}

export type RamProblem = AmountProblem | { readonly kind: 'too-little' | 'market-too-small' };

/** `buyrambytes` counts in 32 bits. */
const MOST_BYTES = 0xffff_ffffn;

export const ramBytesSymbol: TokenSymbol = { code: 'bytes', precision: 0 };

/** A positive amount in its smallest units, or null. */
export function ramUnits({ amount, unit }: TypedRam, { precision }: TokenSymbol): bigint | null {
  const units = readUnits(amount, unit === 'bytes' ? 0 : precision);
  return typeof units === 'bigint' && units > 0n ? units : null;
}

/** The current quote of a purchase; null for no amount or too little supply. */
export function buyQuote(typed: TypedRam, market: RamMarket): RamTrade | null {
  const units = ramUnits(typed, market.tokens.symbol);
  if (units === null) return null;
  return typed.unit === 'bytes' ? buyRamBytes(market, units) : buyRam(market, units);
}

/** Like buyQuote. For tokens: the fewest bytes that sell for them. */
export function sellQuote(typed: TypedRam, market: RamMarket): RamTrade | null {
  const units = ramUnits(typed, market.tokens.symbol);
  const bytes = units !== null && typed.unit === 'tokens' ? bytesToSell(market, units) : units;
  return bytes === null ? null : sellRam(market, bytes);
}

interface BuyLimits {
  readonly symbol: TokenSymbol;
  /** Null if unknown. */
  readonly liquid: Asset | null;
  readonly market: RamMarket | null;
}

export function buyProblem(typed: TypedRam, of: BuyLimits): RamProblem | null {
  const inBytes = typed.unit === 'bytes';
  const problem = amountProblem(
    typed.amount,
    inBytes ? ramBytesSymbol : of.symbol,
    inBytes ? null : of.liquid,
  );
  if (problem) return problem;
  if (inBytes && (ramUnits(typed, of.symbol) ?? 0n) > MOST_BYTES)
    return { kind: 'market-too-small' };
  if (of.market === null) return null;
  const quote = buyQuote(typed, of.market);
  if (quote === null) return { kind: 'market-too-small' };
  // The contract refuses a purchase whose fee leaves nothing to spend.
  if (quote.bytes <= 0n || quote.tokens.units <= quote.fee.units) return { kind: 'too-little' };
  const short = of.liquid !== null && of.liquid.units < quote.tokens.units;
  return short ? { kind: 'insufficient-balance' } : null;
}

interface SellLimits {
  readonly symbol: TokenSymbol;
  /** Bytes; null if unknown. */
  readonly sellable: bigint | null;
  readonly market: RamMarket | null;
}

export function sellProblem(typed: TypedRam, of: SellLimits): RamProblem | null {
  const inBytes = typed.unit === 'bytes';
  const problem = amountProblem(typed.amount, inBytes ? ramBytesSymbol : of.symbol, null);
  if (problem) return problem;
  const bytes = bytesOf(typed, of);
  if (bytes === null) return { kind: 'market-too-small' };
  if (of.sellable !== null && bytes > of.sellable) return { kind: 'insufficient-balance' };
  const small = of.market !== null && isSaleTooSmall(of.market, bytes);
  return small ? { kind: 'too-little' } : null;
}

function bytesOf(typed: TypedRam, { symbol, market }: SellLimits): bigint | null {
  if (typed.unit === 'bytes') return ramUnits(typed, symbol);
  return market && (sellQuote(typed, market)?.bytes ?? null);
}
