import type { ChainConfig } from './types.ts';

/**
 * Public accounts of a chain, each list by its own date of 2026-11. Pages do not carry it: what needs
 * it loads the registry.
 */
export interface KnownAccounts {
  /** Accounts at which exchanges take deposits and tell their customers apart by memo. */
  readonly exchanges: readonly string[];
  /** Token contract by symbol code, beside the core token's. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Contracts a signer is not warned of, beside the system's and the tokens'. */
  readonly contracts: readonly string[];
  /** Contracts that pass on the system contract's own actions, under the same names. */
  readonly systemContracts: readonly string[];
}

/** A chain's file: what its pages carry, and its known accounts. */
export interface ChainDefinition extends ChainConfig {
  readonly known: KnownAccounts;
}

/** A chain's file with its key as a literal type. */
export function defineChain<const Key extends string>(
  chain: ChainDefinition & { readonly key: Key },
): ChainDefinition & { readonly key: Key } {
  return chain;
}

export const nothingKnown: KnownAccounts = {
  exchanges: [],
  tokens: {},
  contracts: [],
  systemContracts: [],
};
