import type { Asset } from '../../core/asset.ts';
import type { ListedToken } from '../../model/token/listed-token.ts';
import { type TokenId, tokenIdText } from '../../model/token/token-id.ts';
import { orAnyError, orMissingTable } from '../../rpc/fallback.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import { tokenStat } from '../../tables/tokens.ts';
import type { ChainAccess } from '../chain/access.ts';
import { inCirculation } from './circulation.ts';
import { coreMarkets } from './core-market.ts';
import { type MarketTokens, marketTokens } from './token-market.ts';

/** Tokens whose supply is requested from the node, and requests at the same time. */
const MOST_SUPPLIES = 60;
const CONCURRENCY = 10;

export interface TokenList extends Pick<MarketTokens, 'sources' | 'failed'> {
  /** The core token first, then the chain's known tokens, then those of services. */
  readonly tokens: readonly ListedToken[];
}

/**
 * The tokens that the chain's file and its services name. A chain has no list of all tokens: any
 * account can issue one.
 */
export async function tokenList(
  access: ChainAccess,
  currency: string,
  options: RequestOptions = {},
): Promise<TokenList> {
  const [{ sources, failed, tokens: listed }, { knownTokens }, core] = await Promise.all([
    marketTokens(access, currency, options),
    // The lists of all chains are not in the page's own code.
    import('../../config/known-accounts.ts'),
    coreMarkets(access, currency, options),
  ]);
  const { accounts, coreSymbol } = access.config;
  const known = [...knownTokens(access.config)].map(([code, contract]) => ({ code, contract }));
  const all = new Map<string, Omit<ListedToken, 'supply'>>();
  for (const id of [{ code: coreSymbol.code, contract: accounts.token }, ...known])
    all.set(tokenIdText(id), { ...id, name: null, market: null });
  for (const token of listed) all.set(tokenIdText(token), token);
  const ids = [...all.values()];
  const supplies = await suppliesOf(access, ids.slice(0, MOST_SUPPLIES), options);
  const circulating = new Map<string, Asset | null>();
  for (const id of ids) {
    const supply = supplies.get(tokenIdText(id));
    if (supply) circulating.set(tokenIdText(id), await inCirculation(access, id, supply, options));
  }
  return {
    sources,
    failed,
    tokens: ids.map((token) => ({
      ...token,
      market: core(token, token.market),
      supply: supplies.get(tokenIdText(token)) ?? null,
      circulating: circulating.get(tokenIdText(token)),
    })),
  };
}

/** A token that the node does not report is left out. */
async function suppliesOf(
  access: ChainAccess,
  ids: readonly TokenId[],
  options: RequestOptions,
): Promise<ReadonlyMap<string, Asset>> {
  const found = new Map<string, Asset>();
  const read = async (id: TokenId) => {
    const supply = await orAnyError(tokenSupply(access, id, options), null, options.signal);
    if (supply) found.set(tokenIdText(id), supply);
  };
  for (let at = 0; at < ids.length; at += CONCURRENCY)
    await Promise.all(ids.slice(at, at + CONCURRENCY).map(read));
  return found;
}

/** Accounts without tokens, or that do not exist: the list is read every minute, and by its rows. */
const withoutTokens = new WeakMap<ChainAccess, Set<string>>();

/** Null if the contract has no such token. A contract without any gets no other request. */
export async function tokenSupply(
  access: ChainAccess,
  { contract, code }: TokenId,
  options?: RequestOptions,
): Promise<Asset | null> {
  const known = withoutTokens.get(access) ?? new Set();
  withoutTokens.set(access, known);
  if (known.has(contract)) return null;
  const stat = tokenStat(access.pool, contract, code, options);
  const found = await orMissingTable(stat, undefined);
  if (found !== undefined) return found?.supply ?? null;
  known.add(contract);
  return null;
}
