import { parseAsset } from './asset.ts';
import * as messages from './messages.ts';
import { parseSymbol } from './symbol.ts';
import { symbolCodeToBigint, symbolToBigint } from './symbol-bigint.ts';

/**
 * The number of a symbol as nodes write it. They write a symbol without a code, as the value 0 is,
 * as `0,`. Throws 'Invalid symbol'.
 */
export function symbolTextToBigint(text: string): bigint {
  const [, precision] = /^(\d{1,3}),$/.exec(text) ?? [];
  if (precision === undefined) return symbolToBigint(parseSymbol(text));
  if (Number(precision) > 255) throw new Error(messages.symbolInvalid);
  return BigInt(precision);
}

/** The number of a code as nodes write it: the value 0 is an empty text. Throws 'Invalid symbol'. */
export function symbolCodeTextToBigint(text: string): bigint {
  return text === '' ? 0n : symbolCodeToBigint(text);
}

/**
 * Units and the symbol's number of an amount as nodes write it. They write one without a code, as an
 * amount that was never set is, as `0 `. Throws as `parseAsset` does.
 */
export function assetTextToBigints(text: string): { units: bigint; symbol: bigint } {
  const [, amount, decimals = ''] = /^(-?\d+(?:\.(\d+))?) $/.exec(text) ?? [];
  // Any code, for the bounds of the amount and of its decimals.
  const { units, symbol } = parseAsset(amount === undefined ? text : `${amount} A`);
  return { units, symbol: amount === undefined ? symbolToBigint(symbol) : BigInt(decimals.length) };
}
