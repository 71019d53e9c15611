import { type AmountProblem, amountProblem } from '../../actions/check-fields.ts';
import { type Asset } from '../../core/asset.ts';
import { readUnits } from '../../core/typed-units.ts';
import type { TokenSymbol } from '../../core/symbol.ts';
import {
  fractionFor,
  fractionOfWeight,
  maxPayment,
  powerupFee,
  type PowerupSide,
  powerupSideAt,
  weightOfFraction,
} from './powerup-cost.ts';
import { amountOfWeight, type ResourceRates, weightOfAmount } from './resource-rates.ts';

/** The typed unit: milliseconds of CPU and kilobytes of NET, or tokens for each. */
export type PowerupUnit = 'amount' | 'tokens';

interface TypedPowerup {
  readonly cpu: string;
  readonly net: string;
  readonly unit: PowerupUnit;
}

export interface PowerupOffer {
  readonly cpu: PowerupSide;
  readonly net: PowerupSide;
  readonly minFee: Asset;
  /** Null if unknown; then only tokens can be typed. */
  readonly rates: ResourceRates | null;
}

interface QuotedPart {
  readonly fraction: bigint;
  readonly fee: bigint;
  /** Microseconds or bytes; null if the rates are unknown. */
  readonly amount: bigint | null;
}

export interface PowerupQuote {
  readonly cpu: QuotedPart;
  readonly net: QuotedPart;
  readonly fee: Asset;
  /** The maximum payment. */
  readonly most: Asset;
}

export type PowerupProblem =
  | AmountProblem
  | { readonly kind: 'nothing' | 'market-too-small' | 'below-minimum' };

type PowerupProblems = Partial<Readonly<Record<'cpu' | 'net', PowerupProblem>>>;

/** Milliseconds and kilobytes have three decimals. */
const THOUSANDTHS: TokenSymbol = { code: 'RESOURCE', precision: 3 };
const KILOBYTE = 1024n;
const PARTS = ['cpu', 'net'] as const;

/**
 * The cost of renting at a time, in milliseconds UTC; null for a side with too little left.
 * @param percent how much the price may rise before the transaction fails
 */
export function powerupQuote(
  typed: TypedPowerup,
  offer: PowerupOffer,
  { now, percent }: { readonly now: number; readonly percent: bigint },
): PowerupQuote | null {
  const cpu = quotedPart(typed, 'cpu', offer, now);
  const net = quotedPart(typed, 'net', offer, now);
  if (!cpu || !net) return null;
  const { symbol } = offer.minFee;
  const fee = cpu.fee + net.fee;
  return {
    cpu,
    net,
    fee: { units: fee, symbol },
    most: { units: maxPayment(fee, percent), symbol },
  };
}

interface PowerupLimits {
  readonly offer: PowerupOffer;
  readonly liquid: Asset | null;
  readonly now: number;
  readonly percent: bigint;
}

export function powerupProblems(typed: TypedPowerup, of: PowerupLimits): PowerupProblems {
  const { offer, liquid, now } = of;
  const symbol = typed.unit === 'tokens' ? offer.minFee.symbol : THOUSANDTHS;
  const figures = PARTS.flatMap((part) => {
    const text = typed[part];
    if (text.trim() === '' || readUnits(text, symbol.precision) === 0n) return [];
    const problem = amountProblem(text, symbol, null);
    return problem ? [[part, problem] as const] : [];
  });
  if (figures.length > 0) return Object.fromEntries(figures);
  const parts = PARTS.filter((part) => typedUnits(typed, part, offer) > 0n);
  const last = parts.at(-1);
  if (last === undefined) return { cpu: { kind: 'nothing' } };
  const scarce = parts.find((part) => quotedPart(typed, part, offer, now) === null);
  if (scarce) return { [scarce]: { kind: 'market-too-small' } };
  const quote = powerupQuote(typed, offer, of);
  if (!quote || quote.fee.units < offer.minFee.units) return { [last]: { kind: 'below-minimum' } };
  const short = liquid !== null && liquid.units < quote.most.units;
  return short ? { [last]: { kind: 'insufficient-balance' } } : {};
}

function quotedPart(
  typed: TypedPowerup,
  part: 'cpu' | 'net',
  offer: PowerupOffer,
  now: number,
): QuotedPart | null {
  const side = powerupSideAt(offer[part], now);
  const rate = offer.rates?.[part];
  const units = typedUnits(typed, part, offer);
  const weight = rate ? weightOfAmount(rate, units) : 0n;
  const fraction =
    typed.unit === 'tokens' ? fractionFor(side, units) : fractionOfWeight(side, weight);
  const fee = fraction === null ? null : powerupFee(side, fraction);
  if (fraction === null || fee === null) return null;
  const amount = rate ? amountOfWeight(rate, weightOfFraction(side, fraction)) : null;
  return { fraction, fee, amount };
}

/** Token units, microseconds, or bytes. Invalid numbers count as zero. */
function typedUnits(typed: TypedPowerup, part: 'cpu' | 'net', { minFee }: PowerupOffer): bigint {
  const inTokens = typed.unit === 'tokens';
  const { precision } = inTokens ? minFee.symbol : THOUSANDTHS;
  const units = readUnits(typed[part], precision);
  if (typeof units !== 'bigint' || units <= 0n) return 0n;
  return part === 'net' && !inTokens ? (units * KILOBYTE) / 1000n : units;
}
