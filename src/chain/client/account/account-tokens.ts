import type { ChainConfig } from '../../config/types.ts';
import type { Asset } from '../../core/asset.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { coreContractsFirst, heldBalances } from '../../model/token/token-view.ts';
import type { RequestOptions } from '../../rpc/node.ts';
import type { ListedTokens } from '../../services/hyperion/tokens.ts';
import type { ChainAccess } from '../chain/access.ts';
import { hyperionOf } from '../chain/hyperion.ts';
import { heldByContracts } from './contract-balances.ts';
import { coreBalance, tokenBalance } from './token-balance.ts';

export interface HeldTokens {
  readonly tokens: readonly TokenBalance[];
  /** False if only the core token is included. */
  readonly complete: boolean;
  /** The indexer may know more tokens than it listed. */
  readonly truncated?: boolean;
}

/** Contracts whose tokens XPR Network lists first, after the core token. */
const XPR_FIRST = ['xtokens', 'xmd.token', 'loan.token'];

/**
 * The account's tokens, named by an indexer, with the balances of their contracts as far as nodes
 * respond in time; the others stay `about`. Without an indexer only the core token.
 */
export async function accountTokens(access: ChainAccess, account: string): Promise<HeldTokens> {
  for (const source of [hyperionTokens, lightTokens, backendTokens]) {
    try {
      const listed = await source(access, account);
      if (!listed) continue;
      const balances = await heldByContracts(access, account, listed.balances);
      const tokens = ordered(heldBalances(balances), access.config);
      return { tokens, complete: true, ...(!listed.complete && { truncated: true }) };
    } catch {}
  }
  return { tokens: heldBalances(await chainTokens(access, account)), complete: false };
}

function ordered(tokens: readonly TokenBalance[], { accounts, systemContract }: ChainConfig) {
  const first = systemContract === 'xpr' ? XPR_FIRST : [];
  const { token, legacyToken } = accounts;
  return coreContractsFirst(tokens, [token, ...(legacyToken ? [legacyToken] : []), ...first]);
}

/** The core token, and the one it replaced, from a node. */
async function chainTokens(access: ChainAccess, account: string): Promise<TokenBalance[]> {
  const { token, legacyToken } = access.config.accounts;
  const code = access.config.legacySymbol?.code;
  const of = async (contract: string, amount: Promise<Asset | undefined>) => {
    const balance = await amount;
    return balance ? [{ contract, amount: balance }] : [];
  };
  const before = legacyToken && code ? { contract: legacyToken, code } : null;
  const balances = await Promise.all([
    of(token, coreBalance(access, account)),
    ...(before ? [of(before.contract, tokenBalance(access, account, before))] : []),
  ]);
  return balances.flat();
}

async function hyperionTokens(
  access: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<ListedTokens | null> {
  return (await hyperionOf(access)?.getTokens(account, options)) ?? null;
}

async function lightTokens(
  { config, fetch }: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<ListedTokens | null> {
  const { lightApi: url, lightApiNetwork: network } = config;
  if (url === null || network === null) return null;
  const { createLightApi } = await import('../../services/light-api.ts');
  const client = createLightApi({ url, network, ...(fetch && { fetch }) });
  return { balances: await client.getBalances(account, options), complete: true };
}

async function backendTokens(
  access: ChainAccess,
  account: string,
  options?: RequestOptions,
): Promise<ListedTokens | null> {
  const { backendUrl, coreSymbol } = access.config;
  if (backendUrl === null) return null;
  const [{ backendOf }, { getAccountTokens }, { hyperionBalances }] = await Promise.all([
    import('../chain/backend.ts'),
    import('../../services/backend/accounts.ts'),
    import('../../services/hyperion/tokens.ts'),
  ]);
  const { tokens } = await getAccountTokens(backendOf(access), account, coreSymbol.code, options);
  const named = tokens.map(({ currency, decimals, ...token }) => ({
    ...token,
    symbol: currency,
    precision: decimals,
  }));
  return { balances: hyperionBalances(named), complete: true };
}
