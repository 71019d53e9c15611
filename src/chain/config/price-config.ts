import type { ChainDefinition } from './define-chain.ts';
import { isServiceSource, noPrices, type PriceConfig } from './price-source.ts';
import type { ChainConfig } from './types.ts';

/** Contracts with prices that the devnet does not have on a chain. */
export const withoutPrices: Readonly<Partial<Record<string, readonly string[]>>> = {
  wax: ['swap.alcor'],
  proton: ['proton.swaps', 'delphioracle'],
};

/**
 * Reads the price sources from the chain's file, which has the chain's key as its name. Pages load it
 * with the first price, and no other chain's.
 */
export async function loadPriceConfig(config: ChainConfig): Promise<PriceConfig> {
  const file = (await import(`./chains/${config.key}.ts`)) as Record<string, ChainDefinition>;
  const chain = Object.values(file).find(({ key }) => key === config.key);
  return priceConfigOf(config, chain?.prices);
}

/** The price sources of a chain, at the hosts where its configuration has them. */
export function priceConfigOf(
  { key, priceOrigin: origin }: Pick<ChainConfig, 'key' | 'priceOrigin'>,
  { sources, forex }: PriceConfig = noPrices,
): PriceConfig {
  if (origin === undefined) return { sources, forex };
  const moved = <Source extends { readonly url: string }>(source: Source): Source => ({
    ...source,
    url: origin + new URL(source.url).pathname.replace(/\/$/, ''),
  });
  return {
    sources: sources.flatMap((source) => {
      if (isServiceSource(source)) return moved(source);
      return withoutPrices[key]?.includes(source.contract) ? [] : source;
    }),
    forex: forex.map(moved),
  };
}
