import { useStore } from '@nanostores/react';
import type { CorePrice, CorePriceState } from '../../chain/client/chain/prices.ts';
import { hasPrices } from '../../chain/config/has-prices.ts';
import type { SkippedPrice } from '../../chain/model/price/price.ts';
import type { PriceList } from '../../chain/model/token/token-worth.ts';
import { chainConfig } from './chain.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore, useLoad } from '../load-store.ts';
import { $settings } from '../settings/settings.ts';

/** How prices are read is loaded after the page is drawn. */
const reader = () => import('../../chain/client/chain/prices.ts');

function pricesStore(currency: string): LoadStore<PriceList> {
  return createLoadStore(
    `prices/${currency}`,
    async () => (await reader()).tokenPrices(chainAccess(), currency),
    { refreshEvery: 60_000 },
  );
}

function corePriceStore(currency: string): LoadStore<CorePriceState> {
  return createLoadStore(
    `core-price/${currency}`,
    async () => (await reader()).corePrice(chainAccess(), currency),
    { refreshEvery: 60_000 },
  );
}

function useCorePriceState() {
  const { currency } = useStore($settings);
  return useLoad(corePriceStore, hasPrices(chainConfig()) ? currency : null).state;
}

/** The core token's price in the chosen currency; null while unknown. Browser only. */
export function useCorePrice(): CorePrice | null {
  const state = useCorePriceState();
  return state.kind === 'ready' ? state.value.core : null;
}

/** Whether the core token's price is on its way. Browser only. */
export function useAwaitsPrice(): boolean {
  const { kind } = useCorePriceState();
  return kind === 'loading' && hasPrices(chainConfig());
}

/**
 * Why the core token has no price: the sources that have none. Empty if the chain has no source;
 * null while there is a price, or none is known yet. Browser only.
 */
export function useMissingPrice(): readonly SkippedPrice[] | null {
  const state = useCorePriceState();
  if (!hasPrices(chainConfig())) return [];
  return state.kind === 'ready' && state.value.core === null ? state.value.skipped : null;
}

/** Token prices in the chosen currency; null while unknown. Browser only. */
export function usePrices(): PriceList | null {
  const { currency } = useStore($settings);
  const { state } = useLoad(pricesStore, hasPrices(chainConfig()) ? currency : null);
  return state.kind === 'ready' && state.value.prices.size > 0 ? state.value : null;
}
