import { type Asset, malformedAsset } from '../core/asset.ts';
import { type TokenSymbol, tokenSymbol } from '../core/symbol.ts';
import { unique } from '../core/unique.ts';
import type { TokenBalance } from '../model/account/account.ts';
import { integerTextOf, numberOf, textOf } from '../rpc/json.ts';

const MAX_DECIMALS = 18;
/** `asset::max_amount` of the chain. */
const MAX_UNITS = 2n ** 62n - 1n;
/** Digits that a floating-point number keeps whatever it is. */
const SURE_DIGITS = 15;
const DECIMAL = /^(?=\.?\d)(\d{0,40})(?:\.(\d{0,40}))?(?:e([+-]?\d{1,2}))?$/i;

/** Digits without a point, and how many of them are decimals. */
interface Figure {
  readonly digits: string;
  readonly decimals: number;
}

/**
 * An indexer's amount of a token, about: a number or decimal text, also in scientific notation. It
 * has the stated decimals, or as many more as the amount itself has, so that nothing is rounded.
 * Malformed if it is no amount that a token can have: the token is known even so, and its contract
 * has the balance. Throws 'Invalid symbol' for a code that is none.
 */
function aboutAmount(code: string, amount: unknown, precision: unknown): Asset {
  const stated = statedDecimals(precision);
  const figure = figureOf(amount, code, stated ?? 0);
  if (!figure) return malformedAsset(tokenSymbol(code, stated ?? 0));
  const own = stated === null ? figure : withoutZeros(figure, stated);
  const decimals = Math.max(stated ?? 0, own.decimals);
  if (decimals > MAX_DECIMALS) return malformedAsset(tokenSymbol(code, stated ?? 0));
  const symbol: TokenSymbol = tokenSymbol(code, decimals);
  const units = BigInt(own.digits.padEnd(own.digits.length + decimals - own.decimals, '0'));
  return units > MAX_UNITS ? malformedAsset(symbol) : { units, symbol };
}

/** Null for no number of decimals that a token can have. */
function statedDecimals(value: unknown): number | null {
  const decimals = numberOf(value);
  return decimals !== null &&
    Number.isInteger(decimals) &&
    decimals >= 0 &&
    decimals <= MAX_DECIMALS
    ? decimals
    : null;
}

function figureOf(amount: unknown, code: string, stated: number): Figure | null {
  const text = typeof amount === 'number' ? numberText(amount, stated) : (textOf(amount) ?? '');
  const bare = text.trim().endsWith(` ${code}`) ? text.trim().slice(0, -code.length) : text;
  const match = DECIMAL.exec(bare.trim());
  if (!match) return null;
  const [, whole = '', part = '', exponent = '0'] = match;
  const decimals = part.length - Number(exponent);
  const digits = (whole + part).padEnd(whole.length + part.length - Math.min(0, decimals), '0');
  return { digits: digits || '0', decimals: Math.max(0, decimals) };
}

/** All digits of a number, or those that are sure if it has more decimals than stated: 0.1 + 0.2 is 0.3. */
function numberText(value: number, stated: number): string {
  if (!Number.isFinite(value)) return '';
  const all = integerTextOf(value) ?? String(value);
  const decimals = DECIMAL.exec(all)?.[2]?.length ?? 0;
  return decimals <= stated ? all : String(Number(value.toPrecision(SURE_DIGITS)));
}

/** Without zeros at its end beyond the stated decimals. */
function withoutZeros({ digits, decimals }: Figure, stated: number): Figure {
  let last = decimals;
  let end = digits.length;
  while (last > stated && digits[end - 1] === '0') {
    last--;
    end--;
  }
  return { digits: digits.slice(0, end) || '0', decimals: last };
}

/** A row of an indexer's list as a list of one; empty if the row names no token. */
export function approximateBalance(
  contract: unknown,
  code: unknown,
  amount: unknown,
  precision: unknown,
): readonly TokenBalance[] {
  const account = textOf(contract);
  if (account === null) return [];
  try {
    const about = aboutAmount(textOf(code) ?? '', amount, precision);
    return [{ contract: account, amount: about, about: true }];
  } catch {
    return [];
  }
}

/** Each token once: of two rows of one token, the last counts. */
export function eachOnce(balances: readonly TokenBalance[]): TokenBalance[] {
  return unique(balances, ({ contract, amount }) => `${contract}:${amount.symbol.code}`);
}
