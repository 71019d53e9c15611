import * as messages from './messages.ts';
import { parseSymbol, symbolToBigint } from './symbol.ts';

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
