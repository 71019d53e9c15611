import { chainRates, ramTrading } from '../../chain/client/resource/resource-rates.ts';
import { chainAccess } from '../chain/client.ts';
import { loadStores } from '../load-store.ts';

/** Market prices change with every trade. */
const refreshEvery = 10_000;

export const ramTradingStore = loadStores(
  'account-ram-trading',
  (account) => ramTrading(chainAccess(), account),
  { refreshEvery },
);

/** The resource rates of stake on this chain; null if no account shows them. */
export const ratesStore = loadStores('account-rates', (account) =>
  chainRates(chainAccess(), account),
);
