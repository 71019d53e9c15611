import type { Asset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';

/** A token as contracts of XPR name it. */
interface LendingToken {
  readonly symbol: TokenSymbol;
  readonly contract: string;
}

/** A market of `lending.loan`. Indexes and factors are fixed-point numbers, see `SCALE`. */
export interface LendingMarket {
  /** The token that lenders hold. */
  readonly share: LendingToken;
  readonly token: LendingToken;
  /** Debts grow with it. */
  readonly borrowIndex: bigint;
  /** The part of a lent token's value that can be borrowed against. */
  readonly collateralFactor: bigint;
  readonly borrowed: bigint;
  readonly reserves: bigint;
  /** The feed of the oracles with the token's price. */
  readonly feed: string;
}

/** An account's debt in a market. */
export interface LendingDebt {
  readonly token: LendingToken;
  readonly principal: bigint;
  /** The market's index when the principal was written; 0 without a debt. */
  readonly index: bigint;
  /** Debt at a fixed rate. */
  readonly stable: bigint;
}

/** What an account has in the markets, as the contract's tables have it. */
export interface LendingRows {
  readonly shares: readonly { readonly token: LendingToken; readonly units: bigint }[];
  readonly debts: readonly LendingDebt[];
}

/** What a market holds and has issued, and its token's price. */
export interface LendingPool {
  /** Units of the token that the contract has. */
  readonly cash: bigint;
  /** Units of the share token. */
  readonly supply: bigint;
  /** US dollars for one token, fixed-point; null if the oracles have none. */
  readonly price: bigint | null;
}

export interface LendingPosition {
  readonly contract: string;
  readonly lent: Asset;
  readonly owed: Asset;
}

export interface Lending {
  readonly positions: readonly LendingPosition[];
  /**
   * The debt as a share of what may be borrowed, 1 at the limit. Null without a debt, or if a price is
   * missing.
   */
  readonly used: number | null;
}

/** One, as a fixed-point number: nodes write float64 with 17 decimals. */
const SCALE = 10n ** 17n;

/** Decimal text such as `1.00247716825649213` as a fixed-point number, or null. */
export function fixedPoint(text: string): bigint | null {
  const [, whole = '', decimals = ''] = /^(\d{1,24})(?:\.(\d*))?$/.exec(text) ?? [];
  return whole === '' ? null : BigInt(whole + decimals.slice(0, 17).padEnd(17, '0'));
}

/** The markets in which an account has lent or owes something. */
export function usedMarkets(
  markets: readonly LendingMarket[],
  rows: LendingRows,
): readonly LendingMarket[] {
  return markets.filter((market) => sharesIn(market, rows) > 0n || owedIn(market, rows) > 0n);
}

/**
 * An account's positions at the markets' last updates: interest since then is not in them. Formulas of
 * the contract `lending.loan`: shares are worth their part of cash and debts without reserves; debts
 * grow with the market's index, and the limit is the worth of the lent tokens times their factors.
 */
export function lendingOf(
  markets: readonly (LendingMarket & LendingPool)[],
  rows: LendingRows,
): Lending {
  let [limit, debt, known] = [0n, 0n, true];
  const positions = markets.map((market) => {
    const { token, price } = market;
    const lent = lentIn(market, rows);
    const owed = owedIn(market, rows);
    const worth = (units: bigint) =>
      (units * (price ?? 0n)) / 10n ** BigInt(token.symbol.precision);
    limit += (worth(lent) * market.collateralFactor) / SCALE;
    debt += worth(owed);
    known &&= price !== null;
    return {
      contract: token.contract,
      lent: { units: lent, symbol: token.symbol },
      owed: { units: owed, symbol: token.symbol },
    };
  });
  const owes = positions.some(({ owed }) => owed.units > 0n);
  const used = owes && known && limit > 0n ? Number((debt * 10_000n) / limit) / 10_000 : null;
  return { positions, used };
}

function lentIn(market: LendingMarket & LendingPool, rows: LendingRows): bigint {
  const { cash, supply, borrowed, reserves } = market;
  if (supply === 0n) return 0n;
  return (sharesIn(market, rows) * (cash + borrowed - reserves)) / supply;
}

function sharesIn({ share }: LendingMarket, { shares }: LendingRows): bigint {
  return shares.find(({ token }) => isSame(token, share))?.units ?? 0n;
}

/** Rounded up, as the contract does. */
function owedIn({ token, borrowIndex }: LendingMarket, { debts }: LendingRows): bigint {
  const debt = debts.find((one) => isSame(one.token, token));
  if (!debt) return 0n;
  const { principal, index, stable } = debt;
  const variable = index === 0n ? principal : (principal * borrowIndex + index - 1n) / index;
  return variable + stable;
}

function isSame(a: LendingToken, b: LendingToken): boolean {
  return a.contract === b.contract && a.symbol.code === b.symbol.code;
}
