import * as limits from '../../core/limits.ts';
import * as v from '../../core/schema.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { decimal, figure, localizedText, numberIn, part, rows, rowsIn, text } from '../fields.ts';
import { servicePath } from '../requester.ts';
import type { Backend } from './backend.ts';

const pair = v.object({
  id: text,
  pair_base: v.string(),
  pair_quote: v.string(),
  exchange: text,
  percentage_daily_volume: figure,
  quote: part({ price: figure, price_usd: figure, volume_usd_24h: figure }),
});

const token = v.object({
  /** The token's id for requests: `{symbol}-{chain}-{contract}`. */
  key: v.string(),
  symbol: v.string(),
  account: v.string(),
  chain: text,
  supply: part({ circulating: figure, max: figure, precision: figure }),
  metadata: part({ name: text, website: text, logo: text, created_at: text, desc: localizedText }),
  price: part({
    usd: figure,
    volume_usd_24h: figure,
    marketcap_usd: figure,
    change_24hr: figure,
  }),
  pairs: v.fallback(rows(pair), []),
  rank: figure,
  chain_rank: figure,
});

const holder = v.pipe(
  v.tuple([v.string(), decimal]),
  v.transform(([account, amount]) => ({ account, amount })),
);

const PATH = '/tokens';

export type ListedToken = v.InferOutput<typeof token>;

/** Identifies a token in requests. */
export interface TokenOfChain {
  readonly chain: string;
  readonly contract: string;
  readonly symbol: string;
}

export function getTokens(backend: Backend, options?: RequestOptions): Promise<ListedToken[]> {
  return backend.get(PATH, rows(token), options);
}

export function getToken(
  backend: Backend,
  id: string,
  options?: RequestOptions,
): Promise<ListedToken> {
  return backend.get(servicePath(PATH, id), token, options);
}

/** The largest holders. Amounts are decimal text. */
export function getTopHolders(backend: Backend, token: TokenOfChain, options?: RequestOptions) {
  const { chain, contract, symbol } = token;
  const query = { type: 'topHolders', chain, contract, symbol, limit: limits.topHolders };
  return backend.get(servicePath(PATH, null, query), rowsIn('holders', holder), options);
}

/** Number of holders of a token. */
export function getTokenHoldersCount(
  backend: Backend,
  { chain, contract, symbol }: TokenOfChain,
  options?: RequestOptions,
): Promise<number> {
  const query = { type: 'tokenHoldersCount', chain, contract, symbol };
  return backend.get(servicePath(PATH, null, query), numberIn('count'), options);
}
