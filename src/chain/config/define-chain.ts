import type { PriceConfig } from './price-source.ts';
import type { ChainConfig } from './types.ts';

/**
 * Public accounts of a chain, as of 2026-11. Pages do not bundle them: code that needs them loads
 * the registry.
 */
export interface KnownAccounts {
  /** Exchange accounts that identify customers by memo. */
  readonly exchanges: readonly string[];
  /** Token contract by symbol code, besides the core token's. */
  readonly tokens: Readonly<Record<string, string>>;
  /** Contracts without a warning before signing, besides system and token contracts. */
  readonly contracts: readonly string[];
  /** Contracts that forward the system contract's actions under the same names. */
  readonly systemContracts: readonly string[];
}

/** A chain's file: its configuration for pages, and what pages load when they need it. */
export interface ChainDefinition extends ChainConfig {
  readonly known: KnownAccounts;
  readonly prices: PriceConfig;
}

/** Keeps the chain's key as a literal type. */
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
