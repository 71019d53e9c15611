/** Symbols as 64-bit numbers: how tables store them. First views need none of it. */
import * as messages from './messages.ts';
import { SYMBOL_CODE, type TokenSymbol, tokenSymbol } from './symbol.ts';

/**
 * The code as a number, first letter lowest: the scope of a token's `stat` table. Throws 'Invalid
 * symbol'.
 */
export function symbolCodeToBigint(code: string): bigint {
  if (!SYMBOL_CODE.test(code)) throw new Error(messages.symbolInvalid);
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
  if (!SYMBOL_CODE.test(code)) throw new Error(messages.symbolInvalid);
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
