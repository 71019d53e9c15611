import type { Asset } from '../../core/asset.ts';
import type { ListedToken } from '../../model/token/listed-token.ts';
import { type TokenId, tokenIdText } from '../../model/token/token-id.ts';
import { orAnyError, orFailedRequest, orMissingTable } from '../../rpc/fallback.ts';
import { readScopes } from '../../tables/scopes.ts';
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
export async function tokenList(access: ChainAccess, currency: string): Promise<TokenList> {
  const [{ sources, failed, tokens: listed }, { knownTokens }, core] = await Promise.all([
    marketTokens(access, currency),
    // The lists of all chains are not in the page's own code.
    import('../../config/known-accounts.ts'),
    coreMarkets(access, currency),
  ]);
  const { accounts, coreSymbol } = access.config;
  const known = [...knownTokens(access.config)].map(([code, contract]) => ({ code, contract }));
  const all = new Map<string, Omit<ListedToken, 'supply'>>();
  for (const id of [{ code: coreSymbol.code, contract: accounts.token }, ...known])
    all.set(tokenIdText(id), { ...id, name: null, market: null });
  for (const token of listed) all.set(tokenIdText(token), token);
  const ids = [...all.values()];
  const supplies = await suppliesOf(access, ids.slice(0, MOST_SUPPLIES));
  const circulating = new Map<string, Asset | null>();
  for (const id of ids) {
    const supply = supplies.get(tokenIdText(id));
    if (supply) circulating.set(tokenIdText(id), await inCirculation(access, id, supply));
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

/**
 * A token that the node does not report is left out. A service may name contracts that are not there, and
 * a copy of the chain may lack those that its file names.
 */
async function suppliesOf(
  access: ChainAccess,
  ids: readonly TokenId[],
): Promise<ReadonlyMap<string, Asset>> {
  const supplies = new Map<string, Asset>();
  const supplyOf = async (id: TokenId) => {
    if (id.contract !== access.config.accounts.token) await lookForTokens(access, id);
    return tokenSupply(access, id);
  };
  const read = async (id: TokenId) => {
    const supply = await orAnyError(supplyOf(id), null);
    if (supply) supplies.set(tokenIdText(id), supply);
  };
  for (let at = 0; at < ids.length; at += CONCURRENCY)
    await Promise.all(ids.slice(at, at + CONCURRENCY).map(read));
  return supplies;
}

/** Whether contracts have tokens: the list is read every minute, and by its rows. */
const contracts = new WeakMap<ChainAccess, Map<string, Promise<boolean>>>();

function contractsOf(access: ChainAccess): Map<string, Promise<boolean>> {
  const known = contracts.get(access) ?? new Map<string, Promise<boolean>>();
  contracts.set(access, known);
  return known;
}

/** Notes whether a contract has tokens, without a request that fails if there is no such contract. */
async function lookForTokens(access: ChainAccess, { contract }: TokenId): Promise<void> {
  const known = contractsOf(access);
  const reading = { limit: 1, maxPages: 1 };
  const looking =
    known.get(contract) ??
    orFailedRequest(readScopes(access.pool, { code: contract, table: 'stat' }, reading), null).then(
      (found) => found === null || found.rows.length > 0,
    );
  known.set(contract, looking);
  // What failed is looked for again.
  looking.catch(() => known.delete(contract));
  await looking;
}

/** Null if the contract has no such token. A contract without any gets no other request. */
export async function tokenSupply(
  access: ChainAccess,
  { contract, code }: TokenId,
): Promise<Asset | null> {
  const known = contractsOf(access);
  if ((await known.get(contract)) === false) return null;
  const stat = tokenStat(access.pool, contract, code);
  const row = await orMissingTable(stat, undefined);
  if (row !== undefined) return row?.supply ?? null;
  known.set(contract, Promise.resolve(false));
  return null;
}
