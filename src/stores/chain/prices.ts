import { useStore } from '@nanostores/react';
import { corePrice, hasPrices, tokenPrices } from '../../chain/client/chain/prices.ts';
import type { PriceList } from '../../chain/model/token/token-worth.ts';
import { chainConfig } from './chain.ts';
import { chainAccess } from './client.ts';
import { createLoadStore, type LoadStore, useLoad } from '../query.ts';
import { $settings } from '../settings/settings.ts';
import { shared } from '../shared.ts';

const pricesStore = shared((currency: string): LoadStore<PriceList> =>
  createLoadStore(`prices/${currency}`, () => tokenPrices(chainAccess(), currency), {
    refreshEvery: 60_000,
  }),
);

const corePriceStore = shared((currency: string): LoadStore<number | null> =>
  createLoadStore(`core-price/${currency}`, () => corePrice(chainAccess(), currency), {
    refreshEvery: 60_000,
  }),
);

/** The core token's price in the chosen currency; null while unknown. Browser only. */
export function useCorePrice(): { price: number; currency: string } | null {
  const { currency } = useStore($settings);
  const { state } = useLoad(corePriceStore, hasPrices(chainConfig()) ? currency : null);
  return state.kind === 'ready' && state.value !== null ? { price: state.value, currency } : null;
}

/** Token prices in the chosen currency; null while unknown. Browser only. */
export function usePrices(): PriceList | null {
  const { currency } = useStore($settings);
  const { state } = useLoad(pricesStore, hasPrices(chainConfig()) ? currency : null);
  return state.kind === 'ready' && state.value.prices.size > 0 ? state.value : null;
}
