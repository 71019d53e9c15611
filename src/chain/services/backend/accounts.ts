import { nameBounds } from '../../core/name-bigint.ts';
import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { amount, decimal, figure, part, rows, rowsIn, text } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const heldToken = v.object({
  currency: v.string(),
  contract: v.string(),
  amount: decimal,
  decimals: figure,
  usd_value: figure,
  metadata: part({ name: text, logo: text, website: text }),
  exchanges: v.fallback(rows(v.object({ name: v.string(), price: amount, price_usd: figure })), []),
});

const tokensResponse = v.object({ tokens: rows(heldToken), total_tokens_usd: figure });

const foundAccount = v.union([
  v.string(),
  v.pipe(
    v.object({ account: v.string() }),
    v.transform(({ account }) => account),
  ),
]);

export type HeldTokens = v.InferOutput<typeof tokensResponse>;

/** An account's tokens with their value. Logos are hostile URLs. */
export function getAccountTokens(
  backend: Backend,
  account: string,
  coreSymbol: string,
  options?: RequestOptions,
): Promise<HeldTokens> {
  const query = { type: 'getAccountTokens', coreSymbol };
  return backend.get(servicePath('/account', account, query), tokensResponse, options);
}

/** Up to ten accounts with this prefix. None if the text cannot begin a name. */
export async function searchAccounts(backend: Backend, typed: string): Promise<string[]> {
  const begin = nameBounds(typed)?.lower;
  if (begin === undefined) return [];
  const query = { type: 'searchAccount', limit: limits.searchSuggestions };
  const path = servicePath('/account', begin, query);
  const names = await backend.get(path, rowsIn('accounts', foundAccount));
  return [...new Set(names)].slice(0, limits.searchSuggestions);
}
