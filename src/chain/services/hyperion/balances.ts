import { tokenSymbol } from '../../core/symbol.ts';
import { listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { TokenBalance } from '../../model/account/account.ts';

const MAX_DECIMALS = 18;

/**
 * Hyperion's balances. Amounts are floating-point numbers, and the precision is included only for
 * tokens whose table Hyperion can read. Otherwise the decimals of the amount are used. Malformed
 * balances are omitted.
 */
export function hyperionBalances(tokens: readonly unknown[]): TokenBalance[] {
  return listOf(tokens).flatMap((value) => {
    const { symbol, amount, contract, precision } = recordOf(value);
    const figure = numberOf(amount);
    const code = textOf(symbol);
    const account = textOf(contract);
    if (figure === null || code === null || account === null) return [];
    try {
      const decimals = numberOf(precision) ?? decimalsOf(figure);
      const parsed = tokenSymbol(code, decimals);
      const units = BigInt(figure.toFixed(decimals).replace('.', ''));
      return [{ contract: account, amount: { units, symbol: parsed } }];
    } catch {
      return [];
    }
  });
}

function decimalsOf(figure: number): number {
  for (let places = 0; places < MAX_DECIMALS; places++)
    if (Number(figure.toFixed(places)) === figure) return places;
  return MAX_DECIMALS;
}
