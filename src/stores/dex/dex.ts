import { dexMarkets, openDexOrders } from '../../chain/client/dex/dex.ts';
import type { DexMarket, DexOrder } from '../../chain/model/dex/dex.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

interface OpenOrders {
  readonly rows: readonly DexOrder[];
  /** Whether there are further orders. */
  readonly more: boolean;
}

export function dexMarketsStore(of: string): LoadStore<readonly DexMarket[]> {
  return createLoadStore(`dex-markets${of}`, () => dexMarkets(chainAccess()), {
    isEmpty: (markets) => markets.length === 0,
  });
}

/** Open orders of an account. */
export function dexOrdersStore(account: string): LoadStore<OpenOrders> {
  return createLoadStore(`dex-orders/${account}`, () => openDexOrders(chainAccess(), account), {
    isEmpty: ({ rows }) => rows.length === 0,
  });
}
