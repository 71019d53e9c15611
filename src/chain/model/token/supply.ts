import { type Asset } from '../../core/asset.ts';
import { addAssets, subtractAssets } from '../../core/asset-sums.ts';
import { parseUnits } from '../../core/typed-units.ts';
import { type Inflation, type Yield, yieldSummary } from '../resource/yield.ts';

/** The supply of the core token. Null where no source reports a figure. */
export interface SupplyView {
  readonly supply: Asset;
  /** Null for no limit. */
  readonly maxSupply: Asset | null;
  readonly circulating: Asset | null;
  /** Supply − circulating. */
  readonly locked: Asset | null;
  /** Staked without a term, and the part of it that earns rewards. */
  readonly staked: Asset | null;
  readonly rewarded: Asset | null;
  /** Tokens that are issued in a year, by receiver. Null if the contract states no inflation. */
  readonly yearly: Yield | null;
  /** What FIO's treasury holds for producers. Null on chains without it. */
  readonly producers: ProducerRewards | null;
}

/** FIO's rewards of producers. */
interface ProducerRewards {
  /** To be paid next. */
  readonly bpRewards: Asset;
  /** Fees of names, which are paid out over a year. */
  readonly bpBucket: Asset;
  readonly totalBp: Asset;
}

interface SupplyParts {
  readonly stat: { readonly supply: Asset; readonly maxSupply: Asset };
  /** Decimal text, as services report it. */
  readonly circulating: string | null;
  readonly inflation: Inflation | null;
  /** Units. */
  readonly staked: { readonly staked: bigint; readonly rewarded: bigint } | null;
  readonly treasury: Pick<ProducerRewards, 'bpRewards' | 'bpBucket'> | null;
}

/** Throws 'invalid symbol' if the amounts are of different tokens. */
export function supplyView(parts: SupplyParts): SupplyView {
  const { stat, circulating, inflation, staked, treasury } = parts;
  const { supply, maxSupply } = stat;
  const amount = (units: bigint): Asset => ({ units, symbol: supply.symbol });
  const free = circulating === null ? null : assetIn(circulating, supply.symbol);
  // A service that reports more than there is is wrong.
  const known = free && free.units >= 0n && free.units <= supply.units ? free : null;
  const rewarded = staked && amount(staked.rewarded);
  return {
    supply,
    maxSupply: maxSupply.units > 0n ? maxSupply : null,
    circulating: known,
    locked: known && subtractAssets(supply, known),
    staked: staked && amount(staked.staked),
    rewarded,
    yearly: inflation && rewarded ? yieldSummary(supply, rewarded, inflation) : null,
    producers: treasury && {
      ...treasury,
      totalBp: addAssets(treasury.bpRewards, treasury.bpBucket),
    },
  };
}

/** More decimals than the token has are cut off. Null if the text is no amount. */
function assetIn(text: string, symbol: Asset['symbol']): Asset | null {
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const digits = decimals.slice(0, symbol.precision);
  return {
    units: parseUnits(digits === '' ? whole : `${whole}.${digits}`, symbol.precision),
    symbol,
  };
}
