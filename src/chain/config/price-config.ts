import { isServiceSource, noPrices, type PriceConfig } from './price-source.ts';
import { chainByKey } from './registry.ts';
import type { ChainConfig } from './types.ts';

/** Contracts with prices that the devnet does not have on a chain. */
export const withoutPrices: Readonly<Partial<Record<string, readonly string[]>>> = {
  wax: ['swap.alcor'],
  proton: ['proton.swaps', 'delphioracle'],
};

/** The price sources of a chain's file. */
export function priceConfigOf({
  key,
  priceOrigin: origin,
}: Pick<ChainConfig, 'key' | 'priceOrigin'>): PriceConfig {
  const { sources, forex } = chainByKey(key)?.prices ?? noPrices;
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
