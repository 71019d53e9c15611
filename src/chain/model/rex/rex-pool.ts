import type { Asset } from '../../core/asset.ts';
import * as limits from '../../core/limits.ts';
import { integerTextOf, numberOf, recordOf } from '../../rpc/json.ts';
import { bancorOutput } from '../resource/bancor.ts';
import { assetOf } from '../shared/lenient.ts';

/** The first row of `rexpool`. All amounts are core tokens except `rex`. */
export interface RexPool {
  /** Version of the row. */
  readonly version: number;
  readonly lent: Asset;
  readonly unlent: Asset;
  /** The rent market's virtual balance. It is used for the price only. */
  readonly rent: Asset;
  readonly lendable: Asset;
  readonly rex: Asset;
  readonly namebidProceeds: Asset;
  /** Total number of loans ever made, decimal text. */
  readonly loanCount: string;
}

/** 8 decimals for the price of 10,000 REX, and 4 more for one REX. */
const PRICE_DECIMALS = 8 + Math.log10(limits.rexPriceDivisor);
const PARTS = 1_000_000n;

/** Null if an amount is missing. */
export function rexPool(row: unknown): RexPool | null {
  const fields = recordOf(row);
  const lent = assetOf(fields.total_lent);
  const unlent = assetOf(fields.total_unlent);
  const rent = assetOf(fields.total_rent);
  const lendable = assetOf(fields.total_lendable);
  const rex = assetOf(fields.total_rex);
  const namebidProceeds = assetOf(fields.namebid_proceeds);
  if (!lent || !unlent || !rent || !lendable || !rex || !namebidProceeds) return null;
  const loanCount = integerTextOf(fields.loan_num) ?? '0';
  const version = numberOf(fields.version) ?? 0;
  return { version, lent, unlent, rent, lendable, rex, namebidProceeds, loanCount };
}

/** Lent share of the lendable tokens, 0 to 100. */
export function lentPercent(pool: RexPool): number {
  if (pool.lendable.units <= 0n) return 0;
  const parts = Number((pool.lent.units * PARTS * 100n) / pool.lendable.units);
  return Math.min(Math.max(parts / Number(PARTS), 0), 100);
}

/** Core tokens for one REX, with 12 decimals: total lendable ÷ total REX, rounded down. */
export function rexPrice(pool: RexPool): Asset {
  return ratio(pool.lendable, pool.rex);
}

/**
 * Stake that one core token rents for 30 days, with 12 decimals: total unlent ÷ (total rent + 1),
 * rounded down.
 */
export function rexResourcePrice(pool: RexPool): Asset {
  const { units, symbol } = pool.rent;
  return ratio(pool.unlent, { symbol, units: units + 10n ** BigInt(symbol.precision) });
}

/** The value of REX units in core tokens, rounded down. Zero if there is no REX. */
export function rexValue(pool: RexPool, rexUnits: bigint): Asset {
  const { lendable, rex } = pool;
  const units = rex.units > 0n ? (rexUnits * lendable.units) / rex.units : 0n;
  return { units, symbol: lendable.symbol };
}

/** The stake that a payment rents for 30 days: the Bancor market of rent and unlent. */
export function rentedStake(pool: RexPool, payment: bigint): Asset {
  const { rent, unlent } = pool;
  return { units: bancorOutput(rent.units, unlent.units, payment), symbol: unlent.symbol };
}

function ratio(above: Asset, below: Asset): Asset {
  const symbol = { code: above.symbol.code, precision: PRICE_DECIMALS };
  if (below.units <= 0n) return { units: 0n, symbol };
  const scale = 10n ** BigInt(PRICE_DECIMALS + below.symbol.precision);
  return {
    units: (above.units * scale) / (below.units * 10n ** BigInt(above.symbol.precision)),
    symbol,
  };
}
