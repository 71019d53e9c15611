import { dexMarkets, openDexOrders } from '../../chain/client/dex/dex.ts';
import type { DexMarket, DexOrder } from '../../chain/model/dex/dex.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

interface OpenOrders {
  readonly rows: readonly DexOrder[];
  /** Whether there are further orders. */
  readonly more: boolean;
}

export const dexMarketsStore = memoizeByKey((of: string): LoadStore<readonly DexMarket[]> =>
  createLoadStore(`dex-markets${of}`, () => dexMarkets(chainAccess()), {
    isEmpty: (markets) => markets.length === 0,
  }),
);

/** Open orders of an account. */
export const dexOrdersStore = memoizeByKey((account: string): LoadStore<OpenOrders> =>
  createLoadStore(`dex-orders/${account}`, () => openDexOrders(chainAccess(), account), {
    isEmpty: ({ rows }) => rows.length === 0,
  }),
);
