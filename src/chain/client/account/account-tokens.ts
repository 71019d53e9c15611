import type { ChainConfig } from '../../config/types.ts';
import type { TokenBalance } from '../../model/account/account.ts';
import { coreContractsFirst, heldBalances } from '../../model/token/token-balance.ts';
import type { Asking } from '../../rpc/node.ts';
import type { ChainAccess } from '../chain/access.ts';
import { coreBalance } from './core-balance.ts';
import { hyperionOf } from '../chain/hyperion.ts';

export interface TokenList {
  readonly tokens: readonly TokenBalance[];
  /** False where only the core token could be asked for. */
  readonly complete: boolean;
}

/** Contracts whose tokens XPR Network lists first, after that of the core token. */
const XPR_FIRST = ['xtokens', 'xmd.token', 'loan.token'];

/** What an account holds: of an indexer of tokens, else the core token alone. */
export async function accountTokens(
  access: ChainAccess,
  account: string,
  asking?: Asking,
): Promise<TokenList> {
  const { accounts } = access.config;
  for (const source of [hyperionTokens, lightTokens]) {
    try {
      const told = await source(access, account, asking);
      if (told) return { tokens: ordered(heldBalances(told), access.config), complete: true };
    } catch {
      asking?.signal?.throwIfAborted();
    }
  }
  const amount = await coreBalance(access, account, asking);
  const tokens = amount ? [{ contract: accounts.token, amount }] : [];
  return { tokens: heldBalances(tokens), complete: false };
}

function ordered(tokens: readonly TokenBalance[], { accounts, systemContract }: ChainConfig) {
  const first = systemContract === 'xpr' ? XPR_FIRST : [];
  return coreContractsFirst(tokens, [accounts.token, ...first]);
}

async function hyperionTokens(access: ChainAccess, account: string, asking?: Asking) {
  return (await hyperionOf(access)?.getTokens(account, asking)) ?? null;
}

async function lightTokens({ config, fetch }: ChainAccess, account: string, asking?: Asking) {
  const { lightApi: url, lightApiNetwork: network } = config;
  if (url === null || network === null) return null;
  const { createLightApi } = await import('../../services/light-api.ts');
  return createLightApi({ url, network, ...(fetch && { fetch }) }).getBalances(account, asking);
}
