import type { Asset } from '../../core/asset.ts';
import type { TokenSymbol } from '../../core/symbol.ts';

export interface RankedAccount {
  /** From 1, the largest first. */
  readonly rank: number;
  readonly account: string;
  readonly amount: Asset;
}

/** RAM as amounts have it: bytes, as `rammarket` names them. */
export const ramSymbol: TokenSymbol = { code: 'RAM', precision: 0 };

export function ranked(rows: readonly Omit<RankedAccount, 'rank'>[]): RankedAccount[] {
  return rows.map((row, index) => ({ ...row, rank: index + 1 }));
}

/** Amounts in decimal text as amounts of a token, with the most decimals of any of them. */
export function amountsOf(
  rows: readonly { readonly account: string; readonly amount: string }[],
  code: string,
): Omit<RankedAccount, 'rank'>[] {
  const parts = rows.map(({ account, amount }) => {
    const [whole = '0', decimals = ''] = amount.split('.');
    return { account, whole, decimals };
  });
  const precision = Math.max(0, ...parts.map(({ decimals }) => decimals.length));
  return parts.map(({ account, whole, decimals }) => ({
    account,
    amount: {
      units: BigInt(whole + decimals.padEnd(precision, '0')),
      symbol: { code, precision },
    },
  }));
}

/** The accounts whose names contain a text. */
export function findAccounts<T extends { readonly account: string }>(
  rows: readonly T[],
  text: string,
): readonly T[] {
  const term = text.trim().toLowerCase();
  return term === '' ? rows : rows.filter(({ account }) => account.includes(term));
}

/** The part of a total, 0 to 1, or null without a total of the same token. */
export function shareOfTotal(amount: Asset, total: Asset | null): number | null {
  if (!total || total.units <= 0n || total.symbol.code !== amount.symbol.code) return null;
  const scale = 10n ** BigInt(Math.abs(total.symbol.precision - amount.symbol.precision));
  const isFiner = amount.symbol.precision > total.symbol.precision;
  return isFiner
    ? Number(amount.units) / Number(total.units * scale)
    : Number(amount.units * scale) / Number(total.units);
}
