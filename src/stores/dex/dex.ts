import { dexMarkets, openDexOrders } from '../../chain/client/dex/dex.ts';
import { chainAccess } from '../chain/client.ts';
import { emptyIfNoRows, loadStores } from '../load-store.ts';

export const dexMarketsStore = loadStores(
  'dex-markets',
  () => dexMarkets(chainAccess()),
  emptyIfNoRows,
);

/** Open orders of an account. */
export const dexOrdersStore = loadStores(
  'dex-orders',
  (account) => openDexOrders(chainAccess(), account),
  { isEmpty: ({ rows }) => rows.length === 0 },
);
