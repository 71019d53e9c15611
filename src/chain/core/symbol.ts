import * as messages from './messages.ts';

export interface TokenSymbol {
  /** 1 to 7 letters, A to Z. */
  readonly code: string;
  /** Decimals of an amount, 0 to 18. */
  readonly precision: number;
}

/** What a symbol's code is. */
export const SYMBOL_CODE = /^[A-Z]{1,7}$/;
const MAX_PRECISION = 18;

export function isTokenSymbol({ code, precision }: TokenSymbol): boolean {
  return (
    SYMBOL_CODE.test(code) &&
    Number.isInteger(precision) &&
    precision >= 0 &&
    precision <= MAX_PRECISION
  );
}

/** Throws 'Invalid symbol'. */
export function tokenSymbol(code: string, precision: number): TokenSymbol {
  if (!isTokenSymbol({ code, precision })) throw new Error(messages.symbolInvalid);
  return { code, precision };
}

/** Parses `4,EOS`. Throws 'Invalid symbol'. */
export function parseSymbol(text: string): TokenSymbol {
  const [, precision = '', code = ''] = /^(\d{1,2}),([A-Z]+)$/.exec(text) ?? [];
  return tokenSymbol(code, precision === '' ? -1 : Number(precision));
}

export function formatSymbol(symbol: TokenSymbol): string {
  return `${symbol.precision},${symbol.code}`;
}

export function sameSymbol(a: TokenSymbol, b: TokenSymbol): boolean {
  return a.code === b.code && a.precision === b.precision;
}
