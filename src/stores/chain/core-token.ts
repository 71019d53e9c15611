import { chainConfig } from './chain.ts';

/** The chain's own token. */
export function coreToken(): { readonly contract: string; readonly code: string } {
  const { accounts, coreSymbol } = chainConfig();
  return { contract: accounts.token, code: coreSymbol.code };
}
