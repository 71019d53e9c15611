import * as v from '../../core/schema.ts';
import { tokenSymbol } from '../../core/symbol.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { integerTextOf, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { PAGE, readPages } from '../pages.ts';
import type { hyperionRequest } from './request.ts';

const MAX_DECIMALS = 18;

export interface ListedTokens {
  readonly balances: readonly TokenBalance[];
  /** False if there may be more. */
  readonly complete: boolean;
}

const tokensResponse = v.looseObject({ tokens: v.array(v.unknown()) });

/** All of an account's tokens. */
export async function listTokens(
  request: ReturnType<typeof hyperionRequest>,
  account: string,
  options?: RequestOptions,
): Promise<ListedTokens> {
  const { rows, complete } = await readPages(
    async (skip) => {
      const query = { account, limit: PAGE, ...(skip > 0 && { skip }) };
      const { tokens } = await request('/v2/state/get_tokens', query, tokensResponse, options);
      return { rows: tokens, length: tokens.length };
    },
    (row) => {
      const { contract, symbol } = recordOf(row);
      return JSON.stringify([contract, symbol]);
    },
    { leavesOutDoubles: true },
  );
  return { balances: hyperionBalances(rows), complete };
}

/**
 * Hyperion's balances, about: amounts are floating-point numbers, and the precision is included only
 * for tokens whose table Hyperion can read. Otherwise the decimals of the amount are used. Malformed
 * balances are omitted.
 */
export function hyperionBalances(tokens: readonly unknown[]): TokenBalance[] {
  const balances = listOf(tokens).flatMap((value) => {
    const { symbol, amount, contract, precision } = recordOf(value);
    const code = textOf(symbol);
    const account = textOf(contract);
    if (code === null || account === null) return [];
    try {
      const decimals = numberOf(precision) ?? decimalsOf(amount);
      const parsed = tokenSymbol(code, decimals);
      const units = unitsOf(amount, decimals);
      if (units === null) return [];
      return [{ contract: account, amount: { units, symbol: parsed }, about: true }];
    } catch {
      return [];
    }
  });
  const keys = new Set<string>();
  return balances.filter(({ contract, amount }) => {
    const key = `${contract}:${amount.symbol.code}`;
    return !keys.has(key) && keys.add(key);
  });
}

/** Large whole numbers are texts. */
function unitsOf(amount: unknown, decimals: number): bigint | null {
  const digits = integerTextOf(amount);
  if (digits !== null) return BigInt(digits) * 10n ** BigInt(decimals);
  const figure = numberOf(amount);
  return figure === null ? null : BigInt(figure.toFixed(decimals).replace('.', ''));
}

function decimalsOf(amount: unknown): number {
  const figure = numberOf(amount);
  if (figure === null || integerTextOf(amount) !== null) return 0;
  for (let places = 0; places < MAX_DECIMALS; places++)
    if (Number(figure.toFixed(places)) === figure) return places;
  return MAX_DECIMALS;
}
