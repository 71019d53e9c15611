import * as v from '../../core/schema.ts';
import { tokenSymbol } from '../../core/symbol.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { integerTextOf, listOf, numberOf, recordOf, textOf } from '../../rpc/json.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { hyperionRequest } from './request.ts';

const MAX_DECIMALS = 18;
/** Tokens of a page, and what a service's own limit of a page is a multiple of. */
const PAGE = 100;
const ROUND = 5;
/** More tokens than any account has use for. */
const MAX_PAGES = 20;

export interface ListedTokens {
  readonly balances: readonly TokenBalance[];
  /** False if there may be more. */
  readonly complete: boolean;
}

const tokensResponse = v.looseObject({ tokens: v.array(v.unknown()) });

/** All of an account's tokens: the service lists 50 to 100 at once, by its configuration. */
export async function listTokens(
  request: ReturnType<typeof hyperionRequest>,
  account: string,
  options?: RequestOptions,
): Promise<ListedTokens> {
  const tokens: unknown[] = [];
  let balances: TokenBalance[] = [];
  for (let page = 0; page < MAX_PAGES; page++) {
    const skip = tokens.length;
    const query = { account, limit: PAGE, ...(skip > 0 && { skip }) };
    const listed = (await request('/v2/state/get_tokens', query, tokensResponse, options)).tokens;
    tokens.push(...listed);
    const before = balances.length;
    balances = hyperionBalances(tokens);
    // Limits are round numbers, so that another number is the end of the list.
    if (listed.length === 0 || listed.length % ROUND !== 0) return { balances, complete: true };
    // The service does not skip.
    if (balances.length === before) break;
  }
  return { balances, complete: false };
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
