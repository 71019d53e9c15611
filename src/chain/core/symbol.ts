import * as messages from './messages.ts';

export interface TokenSymbol {
  /** 1 to 7 letters, A to Z. */
  readonly code: string;
  /** Decimals of an amount, 0 to 18. */
  readonly precision: number;
}

const CODE = /^[A-Z]{1,7}$/;
const MAX_PRECISION = 18;

/** Throws 'Invalid symbol'. */
export function tokenSymbol(code: string, precision: number): TokenSymbol {
  if (
    !CODE.test(code) ||
    !Number.isInteger(precision) ||
    precision < 0 ||
    precision > MAX_PRECISION
  )
    throw new Error(messages.symbolInvalid);
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

/**
 * The code as a number, first letter lowest: the scope of a token's `stat` table. Throws 'Invalid
 * symbol'.
 */
export function symbolCodeToBigint(code: string): bigint {
  if (!CODE.test(code)) throw new Error(messages.symbolInvalid);
  let value = 0n;
  for (let index = code.length - 1; index >= 0; index--)
    value = (value << 8n) | BigInt(code.charCodeAt(index));
  return value;
}

/** Throws 'Invalid symbol' if the value is not a code. */
export function symbolCodeFromBigint(value: bigint): string {
  let code = '';
  for (let rest = BigInt.asUintN(64, value); rest > 0n; rest >>= 8n)
    code += String.fromCharCode(Number(rest & 255n));
  if (!CODE.test(code)) throw new Error(messages.symbolInvalid);
  return code;
}

/** The symbol as a number: precision in the lowest byte, the code above it. */
export function symbolToBigint(symbol: TokenSymbol): bigint {
  return (symbolCodeToBigint(symbol.code) << 8n) | BigInt(symbol.precision);
}

/** Throws 'Invalid symbol' if the value is not a symbol. */
export function symbolFromBigint(value: bigint): TokenSymbol {
  const raw = BigInt.asUintN(64, value);
  return tokenSymbol(symbolCodeFromBigint(raw >> 8n), Number(raw & 255n));
}
